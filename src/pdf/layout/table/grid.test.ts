import fc from 'fast-check';
import { columnWidths } from './grid';

test('columns take their shares when all have room', () => {
  expect(columnWidths([3, 1], [10, 10], 400)).toEqual([300, 100]);
});

test('a column too narrow for its amounts takes what it needs from the others', () => {
  expect(columnWidths([8, 1, 1], [0, 60, 20], 400)).toEqual([302.22222222222223, 60, 37.77777777777778]);
});

test('when nothing fits, all give way alike', () => {
  expect(columnWidths([1, 1], [300, 500], 400)).toEqual([150, 250]);
});

test('the columns fill the width, and none is narrower than it needs while that is possible', () => {
  const column = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 120 }));
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 7 }), (columns) => {
      const needed = columns.map(([, need]) => need);
      const widths = columnWidths(
        columns.map(([share]) => share),
        needed,
        490,
      );
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(490, 6);
      if (needed.reduce((sum, need) => sum + need, 0) < 490) {
        for (const [index, width] of widths.entries())
          expect(width).toBeGreaterThanOrEqual((needed[index] ?? 0) - 1e-6);
      }
    }),
  );
});
