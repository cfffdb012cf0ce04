import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import { healthCostByYear, privateHealthComparison } from '..';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const { household, date, person } = sample(6);
const nadine = { household, date, personId: person('Nadine') };
const quote = { health: euros(596), care: euros(48), sickPay: euros(32), deductibleYear: euros(600) };

describe('private health insurance (F22)', () => {
  test('below the limit an employee stays in the statutory fund', () => {
    const lena = sample(1);
    expect(valueOf(privateHealthComparison({ ...lena, personId: lena.person('Lena'), quote })).eligible).toBe(
      false,
    );
  });

  test('the employer pays at most what it would pay into the statutory fund', () => {
    const premium = fc.integer({ min: 0, max: euros(3_000) });
    fc.assert(
      fc.property(premium, premium, (health, care) => {
        const { private: own } = valueOf(
          privateHealthComparison({ ...nadine, quote: { ...quote, health, care } }),
        );
        expect(own.premium).toBe(own.own + own.subsidy.total);
        expect(own.subsidy.total).toBeLessThanOrEqual(euros(613.23));
        expect(own.subsidy.total).toBeLessThanOrEqual(Math.ceil(own.premium / 2) + 1);
      }),
      { numRuns: 30 },
    );
  });

  test('without employer there is nothing to compare here', () => {
    const clara = sample(3);
    expect(privateHealthComparison({ ...clara, personId: clara.person('Clara'), quote }).kind).toBe(
      'notRelevant',
    );
  });

  test('year by year: today first, nominal grows, and growth equal to inflation stays as it is', () => {
    const costs = healthCostByYear({ today: euros(644), years: 33, growthRate: 0.031, inflation: 0.02 });
    expect(costs).toHaveLength(34);
    expect(costs[0]).toEqual({ today: euros(644), nominal: euros(644), real: euros(644) });
    expect(Math.round((costs[33]?.nominal ?? 0) / 100)).toBe(1_764);
    const still = healthCostByYear({ today: euros(644), years: 10, growthRate: 0.02, inflation: 0.02 });
    expect(still.every(({ real }) => real === euros(644))).toBe(true);
  });
});
