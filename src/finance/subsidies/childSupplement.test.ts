import * as fc from 'fast-check';
import { euros } from '../core';
import { type ChildSupplementInput, childSupplementEstimate } from './childSupplement';

const couple: ChildSupplementInput = {
  date: '2026-10-01',
  parents: 2,
  childBirthDates: ['2021-03-01', '2024-05-01'],
  housingMonth: euros(1_130),
  earned: [
    { gross: euros(4_350), net: euros(3_145) },
    { gross: euros(1_900), net: euros(1_235) },
  ],
  otherMonth: 0,
  childrenMonth: 0,
};

describe('Kinderzuschlag, estimated (§ 6a BKGG)', () => {
  test('of 6,250 euros gross nothing is left for two children', () => {
    // needs 2 × 506 + 1,130 ÷ 1.4066 = 1,815.36; of each pay 100 + 84 + 144 + 50 are left to who earns it
    expect(childSupplementEstimate(couple)).toMatchObject({
      maximum: euros(594),
      parentsNeed: 1_815_36,
      countedIncome: euros(3_145 + 1_235 - 2 * 378),
      above: 1_808_64,
      reduction: 813_89,
      amount: 0,
    });
  });

  test('of 2,600 and 520 euros gross a part is left', () => {
    const earned = [
      { gross: euros(2_600), net: euros(2_050) },
      { gross: euros(520), net: euros(520) },
    ];
    // 2,050 − 378 + 520 − 184 = 2,008, above the need 192.64, of which 45 % are 86.69: 507.31
    expect(childSupplementEstimate({ ...couple, earned })).toMatchObject({
      above: 192_64,
      amount: euros(507),
    });
  });

  test('other income of the parents takes off all of it, own income of a child 45 %', () => {
    const earned = [{ gross: euros(2_600), net: euros(2_050) }];
    const base = childSupplementEstimate({ ...couple, earned, otherMonth: euros(143.36) });
    // 1,672 + 143.36 are the need exactly
    expect(base).toMatchObject({ above: 0, amount: euros(594) });
    expect(childSupplementEstimate({ ...couple, earned, otherMonth: euros(243.36) }).amount).toBe(euros(549));
    const pension = childSupplementEstimate({ ...couple, earned: [], otherMonth: euros(1_915.36) });
    expect(pension.amount).toBe(euros(494));
    expect(childSupplementEstimate({ ...couple, earned, childrenMonth: euros(200) }).amount).toBe(euros(504));
  });

  test('who is alone with a small child has a further need of 36 %', () => {
    const singleParent = {
      ...couple,
      parents: 1,
      childBirthDates: ['2021-03-01'],
      earned: [],
      housingMonth: 0,
    };
    // 563 + 202.68
    expect(childSupplementEstimate(singleParent).parentsNeed).toBe(765_68);
    expect(childSupplementEstimate({ ...singleParent, childBirthDates: ['2012-03-01'] }).parentsNeed).toBe(
      630_56,
    );
  });

  test('says which housing costs would leave something', () => {
    const { leastHousing } = childSupplementEstimate({ ...couple, housingMonth: 0 });
    expect(childSupplementEstimate({ ...couple, housingMonth: leastHousing - euros(10) }).amount).toBe(0);
    expect(
      childSupplementEstimate({ ...couple, housingMonth: leastHousing + euros(10) }).amount,
    ).toBeGreaterThan(0);
  });

  test('never rises with the income, and is never more than the most', () => {
    const pay = fc.integer({ min: 0, max: euros(6_000) });
    fc.assert(
      fc.property(pay, pay, (net, more) => {
        const of = (amount: number) =>
          childSupplementEstimate({ ...couple, earned: [{ gross: amount, net: amount }] });
        expect(of(net + more).amount).toBeLessThanOrEqual(of(net).amount);
        expect(of(net).amount).toBeLessThanOrEqual(of(net).maximum);
      }),
    );
  });
});
