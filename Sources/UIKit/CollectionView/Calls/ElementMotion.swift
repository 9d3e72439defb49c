/// What an animated change does with an element.
package enum ElementMotion { case appears, disappears, moves }
