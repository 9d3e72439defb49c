/// Who is called. `collectionView` is the collection view itself, called by the program or the layout.
package enum Callee { case collectionView, layout, dataSource, delegate }
