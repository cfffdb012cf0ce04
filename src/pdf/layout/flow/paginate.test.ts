import fc from 'fast-check';
import type { Slice } from './flow';
import { paginate } from './paginate';

const pageHeight = 100;

const slice: fc.Arbitrary<Slice> = fc.record({
  kind: fc.constant('slice' as const),
  height: fc.integer({ min: 1, max: 60 }),
  spaceBefore: fc.integer({ min: 0, max: 20 }),
  keepWithNext: fc.boolean(),
  draw: fc.constant(() => undefined),
});

const textPages = (slices: readonly Slice[]) =>
  paginate(slices, pageHeight).map((page) => (page.kind === 'text' ? page.slices : []));

test('every slice stands on exactly one page, in order, and within the page', () => {
  fc.assert(
    fc.property(fc.array(slice, { minLength: 1, maxLength: 40 }), (slices) => {
      const pages = textPages(slices);
      expect(pages.flat().map((planned) => planned.slice)).toEqual(slices);
      for (const page of pages) {
        let end = 0;
        for (const planned of page) {
          expect(planned.top).toBeGreaterThanOrEqual(end);
          end = planned.top + planned.slice.height;
        }
        expect(end).toBeLessThanOrEqual(pageHeight);
      }
    }),
  );
});

test('slices that keep together are parted only when they are higher than a page', () => {
  fc.assert(
    fc.property(fc.array(slice, { minLength: 1, maxLength: 40 }), (slices) => {
      for (const page of textPages(slices).slice(0, -1)) {
        const last = page.at(-1)?.slice;
        if (last?.keepWithNext !== true) continue;
        const at = slices.indexOf(last);
        const start = slices.slice(0, at).findLastIndex((earlier) => !earlier.keepWithNext) + 1;
        const end = slices.findIndex(
          (later, index) => index >= at && (!later.keepWithNext || index === slices.length - 1),
        );
        const chunk = slices.slice(start, end + 1);
        const height = chunk.reduce(
          (sum, part, index) => sum + part.height + (index > 0 ? part.spaceBefore : 0),
          0,
        );
        expect(height).toBeGreaterThan(pageHeight);
      }
    }),
  );
});

test('a repeated head takes its room at the top of the page', () => {
  const draw = () => undefined;
  const row: Slice = {
    kind: 'slice',
    height: 40,
    spaceBefore: 0,
    keepWithNext: false,
    repeatedHead: { height: 30, draw },
    draw,
  };
  const [first, second] = paginate([{ ...row, height: 70 }, row], pageHeight);
  expect(first).toMatchObject({ slices: [{ top: 30 }] });
  expect(second).toMatchObject({ repeatedHead: { height: 30 }, slices: [{ top: 30 }] });
});

describe('a page that would stay half empty', () => {
  const of = (height: number): Slice => ({
    kind: 'slice',
    height,
    spaceBefore: 0,
    keepWithNext: false,
    draw: () => undefined,
  });
  const chapter = { kind: 'page-break', fromShare: 1 / 2 } as const;
  const heightsOn = (items: Parameters<typeof paginate>[0]) =>
    paginate(items, pageHeight).map((page) =>
      page.kind === 'text' ? page.slices.map(({ slice }) => slice.height) : [],
    );

  test('is saved where chapters may begin lower on their pages', () => {
    expect(heightsOn([of(70), chapter, of(20), of(60), of(30)])).toEqual([
      [70, 20],
      [60, 30],
    ]);
  });

  test('is filled by a chapter that begins on it, where that empties no other', () => {
    expect(heightsOn([of(55), chapter, of(20), of(70), of(80)])).toEqual([[55, 20], [70], [80]]);
  });

  test('stays where that saves no page, and chapters begin where they would', () => {
    expect(heightsOn([of(70), chapter, of(20), of(60), of(50)])).toEqual([[70], [20, 60], [50]]);
    expect(heightsOn([of(70), chapter, of(35)])).toEqual([[70], [35]]);
  });
});
