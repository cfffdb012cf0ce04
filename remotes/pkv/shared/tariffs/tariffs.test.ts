import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import { amountAt, premiumOf, stepOf } from './premium';
import { catalogue, examplePremium, withoutPrices } from '@vp-digital/core/contracts';
import { testCatalogue } from '@vp-digital/core/micro-app/testing';
import { tariffFileOf } from './tariffFiles';
import { testTariffs } from './testing/testTariffs';

const file = testTariffs();
const [first] = file.tariffs;
const komfort = file.tariffs.find(({ key }) => key === 'komfort') ?? first;
if (!komfort) throw new Error('no tariff');

test('“Muster Komfort” at 34: 596 with 48 for care and 32 for 160 euros a day', () => {
  const asked = { file, tariff: komfort, age: 34, deductibleYear: euros(600), sickPayDay: euros(160) };
  expect(premiumOf(asked)).toEqual({
    health: euros(596),
    care: euros(48),
    sickPay: euros(32),
    deductibleYear: euros(600),
  });
});

test('every tariff and insurer can be seen to be made up', () => {
  for (const { name, company } of [...file.tariffs, file.supplement]) {
    expect(name).toMatch(/^Muster /);
    expect(company).toMatch(/\(fiktiv\)$/);
  }
});

test('older is never cheaper, a higher Selbstbeteiligung never dearer', () => {
  const age = fc.integer({ min: 18, max: 70 });
  const deductible = fc.constantFrom(...komfort.deductibles.map(({ year }) => year));
  fc.assert(
    fc.property(fc.constantFrom(...file.tariffs), age, age, deductible, deductible, (tariff, a, b, c, d) => {
      const health = (years: number, deductibleYear: number) =>
        premiumOf({ file, tariff, age: years, deductibleYear, sickPayDay: 0 }).health;
      expect(health(Math.max(a, b), c)).toBeGreaterThanOrEqual(health(Math.min(a, b), c));
      expect(health(a, Math.max(c, d))).toBeLessThanOrEqual(health(a, Math.min(c, d)));
    }),
    { numRuns: 60 },
  );
});

test('with aid only the rest is insured, without Selbstbeteiligung', () => {
  const asked = { file, tariff: komfort, age: 34, deductibleYear: euros(1_200), sickPayDay: 0, aidRate: 0.7 };
  expect(premiumOf(asked)).toEqual({
    health: Math.round(euros(596) * 0.3),
    care: Math.round(euros(48) * 0.3),
    sickPay: 0,
    deductibleYear: 0,
  });
});

test('a Selbstbeteiligung that is not offered falls to the one below it', () => {
  expect(stepOf(komfort, euros(1_000)).year).toBe(euros(600));
});

test('before the first and after the last age the price stays', () => {
  const curve = [
    [20, 100],
    [30, 200],
  ] as const;
  expect([10, 20, 25, 30, 40].map((age) => amountAt(curve, age))).toEqual([100, 100, 150, 200, 200]);
});

test('there are no tariffs before they hold, nor in a list that was kept without prices', () => {
  const released = catalogue.parse(testCatalogue());
  expect(tariffFileOf(released, '2026-10-01')?.version).toBe('10/2026');
  expect(tariffFileOf(released, '2020-01-01')).toBeUndefined();
  expect(tariffFileOf(withoutPrices(released), '2026-10-01')).toBeUndefined();
});

test('the catalogue’s own premium of a tariff is the one of these pages', () => {
  const { products } = catalogue.parse(testCatalogue());
  const product = products.find(({ id }) => id === komfort.productId);
  expect(product && examplePremium(product, { age: 34, deductible: euros(600) })).toMatchObject({
    month: euros(596 + 48),
  });
});
