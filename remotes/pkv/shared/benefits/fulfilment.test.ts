import * as fc from 'fast-check';
import { wishWeights } from '@vp-digital/core/household';
import { testTariffs } from '../tariffs/testing/testTariffs';
import { type Benefit, type Benefits, benefit, type Level } from './benefit';
import { benefitKeys, wishKeys } from './benefitKeys';
import { belowStatutory, cap, fulfilment, type Weights } from './fulfilment';
import { statutoryOn } from './statutoryFiles';

const levels = fc.constantFrom<Level | undefined>(0, 1, 2, 3, undefined);
const offers: fc.Arbitrary<Benefits> = fc
  .tuple(...wishKeys.map(() => levels))
  .map((all) =>
    Object.fromEntries(
      all.flatMap((level, index): [string, Benefit][] =>
        level === undefined ? [] : [[wishKeys[index] ?? '', benefit(level, 'x', 'x')]],
      ),
    ),
  );
const weights: fc.Arbitrary<Weights> = fc.dictionary(
  fc.constantFrom(...wishKeys),
  fc.constantFrom(...wishWeights),
);

test('the formula: (1 · 2/3 + 3 · 3/3) ÷ 4 is 92 %, and a missed must-have caps it', () => {
  const offer = { glasses: benefit(2, 'x', 'x'), room: benefit(3, 'x', 'x') };
  expect(fulfilment({ glasses: 'important', room: 'must' }, offer)?.least).toBeCloseTo(11 / 12);
  const missed = fulfilment({ glasses: 'must', room: 'must' }, { ...offer, glasses: benefit(1, 'x', 'x') });
  expect(missed).toMatchObject({ missed: ['glasses'], least: 2 / 3 }); // (3 · 1/3 + 3) ÷ 6
  const many: Weights = Object.fromEntries(wishKeys.map((key) => [key, 'must']));
  const nearly = Object.fromEntries(
    wishKeys.map((key) => [key, benefit(key === 'glasses' ? 0 : 3, 'x', 'x')]),
  );
  expect(fulfilment(many, nearly)?.least).toBe(cap);
});

test('without a wish there is no share, and what an offer does not say makes a band', () => {
  expect(fulfilment({ glasses: 'any' }, {})).toBeUndefined();
  expect(fulfilment({ glasses: 'important' }, {})).toMatchObject({ least: 0, most: 1, unknown: ['glasses'] });
  expect(fulfilment({ glasses: 'must' }, {})).toMatchObject({ missed: [], unclear: ['glasses'] });
});

test('it lies between 0 and 1, and a better offer is never less', () => {
  fc.assert(
    fc.property(weights, offers, fc.constantFrom(...wishKeys), (wished, offer, key) => {
      const known = fulfilment(wished, offer);
      if (!known) return;
      expect(known.least).toBeGreaterThanOrEqual(0);
      expect(known.most).toBeLessThanOrEqual(1);
      expect(known.least).toBeLessThanOrEqual(known.most);
      if (known.missed.length > 0) expect(known.most).toBeLessThanOrEqual(cap);
      const better = fulfilment(wished, { ...offer, [key]: benefit(3, 'x', 'x') });
      expect(better?.least).toBeGreaterThanOrEqual(known.least);
    }),
  );
});

test('more weight on a wish never lowers the rank of the offer that alone fulfils it', () => {
  const ranks = { any: 0, important: 1, must: 2 };
  fc.assert(
    fc.property(weights, offers, offers, fc.constantFrom(...wishKeys), (wished, one, other, key) => {
      const single = { ...one, [key]: benefit(3, 'x', 'x') };
      const without = { ...other, [key]: benefit(0, 'x', 'x') };
      const before = wished[key] ?? 'any';
      for (const after of wishWeights.filter((weight) => ranks[weight] > ranks[before])) {
        const less = [fulfilment(wished, single), fulfilment(wished, without)];
        const more = [
          fulfilment({ ...wished, [key]: after }, single),
          fulfilment({ ...wished, [key]: after }, without),
        ];
        const leads = (less[0]?.least ?? 0) >= (less[1]?.least ?? 0);
        if (leads) expect(more[0]?.least ?? 0).toBeGreaterThanOrEqual((more[1]?.least ?? 0) - 1e-9);
      }
    }),
  );
});

test('the statutory column is there for every wish, each with its paragraph, and tariffs say so where they are below', () => {
  const { benefits } = statutoryOn('2026-11-30');
  for (const key of wishKeys) expect(benefits[key]?.paragraph).toMatch(/SGB\sV$/);
  const [start, komfort, premium] = testTariffs().tariffs;
  expect(belowStatutory(premium?.benefits ?? {}, benefits)).toEqual([
    'premiumFree',
    'sickPayTermination',
    'homeNursing',
    'householdHelp',
    'sociotherapy',
  ]);
  expect(belowStatutory(komfort?.benefits ?? {}, benefits)).toContain('householdHelp');
  expect(belowStatutory(start?.benefits ?? {}, benefits)).toContain('psychotherapy');
  expect(belowStatutory(start?.benefits ?? {}, benefits)).not.toContain('palliative'); // says nothing: never "no"
});

test('every benefit is named once', () => expect(new Set(benefitKeys).size).toBe(benefitKeys.length));

test('there are 24 wishes', () => expect(wishKeys).toHaveLength(24));
