import { shownMeasure } from './shownMeasure';

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
  // without a gap nothing has to fit
  [
    { actual: 300_049, target: 200_050, gap: 0 },
    { actual: 300_000, gap: 0, target: 200_100 },
  ],
])('what is there and what is missing add up to what is needed: %p', (need, shown) => {
  expect(shownMeasure(need)).toEqual(shown);
});
