// What a screen copies for other programs.

/** Browsers allow it while they handle input; of others, and why it fails, only the console knows. */
export async function copyText(text) {
  try {
    // Pages that are neither encrypted nor of this machine have no clipboard.
    if (!navigator.clipboard) throw new Error("the page has no clipboard without https.");
    await navigator.clipboard.writeText(text);
  } catch (error) {
    console.info(`UIPasteboard: the text stays in the screen: ${error.message}`);
  }
}
