"""Ten seconds of random use, under the policy that ships; `random_use.py` does so for longer and in other browsers."""

from random_use import InChromium, RandomUse

SECONDS = 10
START = "cell-animations?device=phone&panel=about&variants="


def test_random_use_is_without_complaint_and_memory_stays(browser):
    page = browser.open_file(browser.page_file, START, width=1440, height=900, is_copy=False, previews=True)
    hand = InChromium(page)
    user = RandomUse(hand, 1, hand.evaluate("murmuration.workbench.demos.map((demo) => demo.id)"))
    user.run(SECONDS / 2)
    before = user.memory(START)
    user.run(SECONDS / 2)
    after = user.memory(START)
    assert len(user.done) > 5 and after < before + 8, (len(user.done), before, after)
