import { euros } from '@vp-digital/core/finance';
import {
  basicPensionEffect,
  freeAmount,
  householdNet,
  incomeProtection,
  incomeWhenSick,
  optimum,
  pensionProjection,
  reserve,
  statutoryPensionEstimate,
} from '../figures';
import { sample, wholeEuros } from '../testing/sample';
import { valueOf } from '../testing/valueOf';

const { household, date, person } = sample(3);
const clara = { household, date, personId: person('Clara') };

describe('Clara Musterwerk, self-employed: the values of the samples’ page', () => {
  test('net 4,319', () => {
    expect(householdNet(household).monthly).toBe(euros(4_319));
    expect(freeAmount(household).expenses).toBe(euros(2_695));
  });

  test('the tax reserve is not hers to live on, and six months are her target', () => {
    expect(reserve(household)).toMatchObject({ available: euros(15_700), targetMonths: 6 });
  });

  test('11.4 points are a pension of 485: her profit adds none', () => {
    expect(wholeEuros(valueOf(statutoryPensionEstimate(clara)).pension)).toBe(485);
    expect(valueOf(pensionProjection(clara)).gross).toBe(euros(485));
  });

  test('she is not insured against disability: only her own 1,500 stand against the target', () => {
    const { pension, target, gap } = valueOf(incomeProtection(clara));
    expect(pension).toMatchObject({ source: 'notInsured', gross: 0 });
    expect(gap).toBe(target - euros(1_500));
  });

  test('she elected sick pay, which without the election she would not have', () => {
    expect(valueOf(incomeWhenSick(clara)).kind).toBe('sickPay');
    const items = Object.entries(household.employments.items).map(([id, job]) => {
      const { sickPayElected: _elected, ...rest } = job;
      return [id, rest] as const;
    });
    const without = { ...household, employments: { items: Object.fromEntries(items) } };
    expect(valueOf(incomeWhenSick({ ...clara, household: without })).kind).toBe('none');
  });

  // § 31 EStG compares 1,554 of Kindergeld (half of 12 × 259) with what the half allowance of 4,878 saves. Of 48,335 and
  // 44,735 it saves 1,644 and 1,583: 8,324 + 1,554 = 9,878, 7,164 + 1,554 = 8,718. Of 37,535 it saves 1,461, less than
  // the Kindergeld: 6,439. So 9,878 − 8,718 = 1,160 and 9,878 − 6,439 = 3,439.
  test('a Basisrente of 10,800 a year saves a further 2,279', () => {
    const effect = valueOf(basicPensionEffect({ ...clara, contributionYear: euros(10_800) }));
    expect(effect).toMatchObject({ currentYear: euros(3_600), additionalSaving: euros(2_279) });
  });

  // The page has 1,190 used and 3,498 possible. The tariff of 2026, after the comparison of § 31 EStG, gives 1,160 for
  // the deduction of 3,600 from 48,335.
  test('Optimum: 1,160 of 3,439 used, 2,279 open', () => {
    const { used, possible, open } = optimum({ household, date });
    expect([used, possible, open]).toEqual([1_160, 3_439, 2_279].map(euros));
  });
});
