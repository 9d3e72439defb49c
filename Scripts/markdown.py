"""What scripts have to know about Markdown."""

import re


def without_code(text: str) -> str:
    """The text without its blocks of code, with as many lines."""
    return re.sub(r"^```.*?^```", lambda block: "\n" * block[0].count("\n"), text, flags=re.M | re.S)


def anchors(text: str) -> dict[str, str]:
    """The headings, by the anchors that GitHub gives them."""
    headings = re.findall(r"^#+ (.*)$", without_code(text), re.M)
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-"): heading for heading in headings}
