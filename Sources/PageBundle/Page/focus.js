// The focus on a stage, which may be in a shadow tree.

/** Returns the element with the focus in the tree of a stage; the stage's host is no such element. */
export const focusedIn = (root) => root.getRootNode().activeElement ?? null;
