"""Pages without the previews of their index. Those are a program for each demo, more work than all the rest of the page: only
tests that look at them have them loaded."""

# To be run before the page's own scripts.
WITHOUT_PREVIEWS = """
Object.defineProperty(window, "murmuration", {
  configurable: true,
  set(page) {
    page.workbench.index.thumbnails.load = async () => {};
    Object.defineProperty(window, "murmuration", { value: page });
  },
});
"""
