import fc from 'fast-check';
import { stripes } from './stripes';

const side = fc.integer({ min: 1, max: 300 });

test('stripes stay within their box and cover between a fifth and two fifths of a larger one', () => {
  fc.assert(
    fc.property(side, side, side, side, (x, y, width, height) => {
      const polygons = [...stripes({ x, y, width, height }).matchAll(/M([^Z]*)Z/g)].map(([, points = '']) =>
        points.split('L').map((point) => point.split(' ').map(Number) as [number, number]),
      );
      for (const [px, py] of polygons.flat()) {
        expect(px).toBeGreaterThanOrEqual(x - 0.01);
        expect(px).toBeLessThanOrEqual(x + width + 0.01);
        expect(py).toBeGreaterThanOrEqual(y - 0.01);
        expect(py).toBeLessThanOrEqual(y + height + 0.01);
      }
      if (width < 30 || height < 10) return;
      const covered = polygons.reduce((sum, polygon) => sum + area(polygon), 0) / (width * height);
      expect(covered).toBeGreaterThan(0.2);
      expect(covered).toBeLessThan(0.4);
    }),
  );
});

/** Area of a polygon by the shoelace formula. */
function area(points: readonly (readonly [number, number])[]): number {
  const doubled = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
