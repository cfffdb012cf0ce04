import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import type { HealthCostCourse } from '@vp-digital/core/household';
import { testTariffs } from '../tariffs/testing/testTariffs';
import {
  fundShares,
  healthCourses,
  privateShares,
  privateTenYears,
  statutoryTenYears,
  yearOwn,
} from './courses';

const { tariffs } = testTariffs();
const course = {
  age: 34,
  working: Array.from({ length: 34 }, (_, year) => ({
    age: 34 + year,
    statutory: { real: euros(600), nominal: 0 },
    private: { real: euros(400), nominal: 0 },
  })),
  retired: [],
  comparison: { private: { deductible: euros(50) } },
} as unknown as HealthCostCourse; // as much of it as is read

test('a worse course never costs less, in any tariff and with any Selbstbeteiligung', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tariffs),
      fc.integer({ min: 0, max: 500_000 }),
      fc.constantFrom(1, 0.5, 0.3),
      ({ terms }, deductibleYear, part) => {
        const costs = healthCourses.map((health) =>
          privateTenYears(course, { terms, deductibleYear, part }, euros(500), health),
        );
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      },
    ),
    { numRuns: 60 },
  );
  const fund = healthCourses.map((health) => statutoryTenYears(course, health));
  expect(fund).toEqual(fund.toSorted((a, b) => a - b));
});

test('healthy years cost the contributions: ten times twelve of 600, and of 400 less the 50 that nobody bills', () => {
  expect(statutoryTenYears(course, 'healthy')).toBe(euros(72_000));
  const [start] = tariffs;
  if (!start) throw new Error('no tariff');
  const insured = { terms: start.terms, deductibleYear: euros(600), part: 1 };
  expect(privateTenYears(course, insured, euros(500), 'healthy')).toBe(euros(42_000));
});

test('a bad year: own parts, and the Selbstbeteiligung once', () => {
  const komfort = tariffs.find(({ key }) => key === 'komfort');
  if (!komfort) throw new Error('no tariff');
  const shares = privateShares({ terms: komfort.terms, deductibleYear: euros(600), part: 1 }, 1);
  // 32 outpatient, 1.140 hospital, 2.400 of the implant in the first year, 180 of the glasses, and 600
  expect(yearOwn(Object.values(shares), euros(600))).toBe(euros(32 + 1_140 + 2_400 + 180 + 600));
  // 222, 4.700, 2.800, 480
  expect(yearOwn(Object.values(fundShares()), 0)).toBe(euros(8_202));
});
