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

  test('a Basisrente of 10,800 a year saves a further 2,308', () => {
    const effect = valueOf(basicPensionEffect({ ...clara, contributionYear: euros(10_800) }));
    expect(effect).toMatchObject({ currentYear: euros(3_600), additionalSaving: euros(2_308) });
  });

  // The page has 1,190 used and 3,498 possible. The tariff of 2026 gives 1,221 for the deduction of 3,600 from
  // 48,335; what is open agrees.
  test('Optimum: 1,221 of 3,529 used, 2,308 open', () => {
    const { used, possible, open } = optimum({ household, date });
    expect([used, possible, open]).toEqual([1_221, 3_529, 2_308].map(euros));
  });
});
