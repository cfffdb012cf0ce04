interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Distance from stripe to stripe along x, and how much of it the stripe takes. */
const PERIOD = 6.4;
const STRIPE = 1.8;

/**
 * Stripes rising at 45° within a box, as SVG path data. Paths, not patterns: they draw the same in a PDF, on screen
 * and on every printer. The stripes of all boxes belong to one raster, so that neighbours match.
 */
export function stripes(box: Box): string {
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
    { x: box.x, y: box.y + box.height },
  ];
  const first = Math.floor((box.x + box.y) / PERIOD);
  const last = Math.ceil((box.x + box.y + box.width + box.height) / PERIOD);
  const outlines: string[] = [];
  for (let index = first; index <= last; index += 1) {
    const start = index * PERIOD;
    const upperLeft = cutOff(corners, (point) => point.x + point.y - start);
    const stripe = cutOff(upperLeft, (point) => start + STRIPE - point.x - point.y);
    if (stripe.length > 2) outlines.push(outline(stripe));
  }
  return outlines.join('');
}

/** Keeps the part of a polygon where `side` is not negative (Sutherland and Hodgman). */
function cutOff(polygon: readonly Point[], side: (point: Point) => number): readonly Point[] {
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const here = side(point);
    const there = side(next);
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, { x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share }];
  });
}

function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
