import { shownMeasure, shownParts } from './shownMeasure';

test.each([
  // 1,400.60 of 2,585.47 leave 1,184.87: shown as 1,401, 1,185 and therefore 2,586
  [
    { actual: 140_060, target: 258_547, gap: 118_487 },
    { actual: 140_100, gap: 118_500, target: 258_600 },
  ],
  // 911.40 of 1,821.80 leave 910.40: 911, 910 and 1,821
  [
    { actual: 91_140, target: 182_180, gap: 91_040 },
    { actual: 91_100, gap: 91_000, target: 182_100 },
  ],
  // 1.50 and 1.50 are 3: twice 2 would be a euro too much
  [
    { actual: 150, target: 300, gap: 150 },
    { actual: 200, gap: 100, target: 300 },
  ],
  // without a gap nothing has to fit
  [
    { actual: 300_049, target: 200_050, gap: 0 },
    { actual: 300_000, gap: 0, target: 200_100 },
  ],
])('what is there and what is missing add up to what is needed: %p', (need, shown) => {
  expect(shownMeasure(need)).toEqual(shown);
});

test('three parts that are rounded up are made to fit, without any of them being a euro away', () => {
  const parts = [100_050, 50_050, 25_050];
  const shown = shownParts(175_150, parts);
  expect(shown.target).toBe(175_200);
  expect(shown.parts.reduce((sum, part) => sum + part, 0)).toBe(shown.target);
  for (const [index, part] of shown.parts.entries())
    expect(Math.abs(part - (parts[index] ?? 0))).toBeLessThan(100);
});
