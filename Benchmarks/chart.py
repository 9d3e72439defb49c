"""A small chart with two logarithmic axes, as SVG."""
import math

WIDTH, HEIGHT = 560, 320
LEFT, RIGHT, TOP, BOTTOM = 64, 110, 40, 48
COLOURS = ["#0a7aff", "#8e8e93", "#ff9500"]


def svg(title, x_name, y_name, lines):
    """lines: (name, [(x, y)]), all above 0."""
    xs = [x for _, points in lines for x, _ in points]
    ys = [y for _, points in lines for _, y in points]
    low, high = 10 ** math.floor(math.log10(min(ys))), 10 ** math.ceil(math.log10(max(ys)))
    high = high if high > low else low * 10

    def place_x(x):
        span = math.log10(max(xs)) - math.log10(min(xs))
        part = (math.log10(x) - math.log10(min(xs))) / span if span else 0.5
        return LEFT + part * (WIDTH - LEFT - RIGHT)

    def place_y(y):
        part = (math.log10(y) - math.log10(low)) / (math.log10(high) - math.log10(low))
        return HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
             f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="white"/>'
             f'<text x="{LEFT}" y="22" font-size="14">{title}</text>'
             f'<text x="{LEFT}" y="{HEIGHT - 10}">{x_name}</text>'
             f'<text transform="translate(14 {HEIGHT - BOTTOM}) rotate(-90)">{y_name}</text>']
    y = low
    while y <= high:
        parts.append(f'<path d="M{LEFT} {place_y(y):.1f}H{WIDTH - RIGHT}" stroke="#e5e5ea"/>'
                     f'<text x="{LEFT - 8}" y="{place_y(y) + 4:.1f}" text-anchor="end">{y:g}</text>')
        y *= 10
    for x in sorted(set(xs)):
        parts.append(f'<text x="{place_x(x):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{x:,.0f}</text>')
    for (name, points), colour in zip(lines, COLOURS):
        path = "L".join(f"{place_x(x):.1f} {place_y(y):.1f}" for x, y in points)
        last_x, last_y = points[-1]
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
                     f'<text x="{place_x(last_x) + 8:.1f}" y="{place_y(last_y) + 4:.1f}" fill="{colour}">{name}</text>')
    return "\n".join(parts) + "</svg>\n"
