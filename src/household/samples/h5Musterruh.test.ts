import { euros } from '@vp-digital/core/finance';
import {
  criterionValues,
  financialGrade,
  freeAmount,
  householdNet,
  incomeProtection,
  incomeWhenSick,
  netWorth,
  optimum,
  reserve,
  retirementGap,
} from '../figures';
import { sample } from '../testing/sample';

const { household, date, person } = sample(5);

describe('Gerd and Helga Musterruh, retired: the derived values of the samples’ page', () => {
  test('net 2,714, and 1,500 of capital income once a year', () => {
    expect(householdNet(household)).toMatchObject({ monthly: euros(2_714), extraPerYear: euros(1_500) });
  });

  test('free 271', () => {
    expect(freeAmount(household).free).toBe(euros(271));
  });

  test('a reserve of 36.2 months, fixed deposit included', () => {
    expect(reserve(household).months).toBeCloseTo(36.2, 1);
  });

  test('net worth 524,800', () => {
    expect(netWorth(household)).toMatchObject({ netWorth: euros(524_800), liabilities: 0 });
  });

  test('nothing of the 240 for craftsmen is used', () => {
    expect(optimum({ household, date })).toMatchObject({ used: 0, possible: euros(240), open: euros(240) });
  });

  test('what is about working and retiring is not relevant', () => {
    const gerd = { household, date, personId: person('Gerd') };
    expect(incomeProtection(gerd).kind).toBe('notRelevant');
    expect(incomeWhenSick(gerd).kind).toBe('notRelevant');
    expect(retirementGap({ household, date }).kind).toBe('notRelevant');
    const { savingsRate, retirement, wealth } = criterionValues({ household, date });
    expect([savingsRate, retirement, wealth].map(({ kind }) => kind)).toEqual(Array(3).fill('notRelevant'));
  });

  test('financial grade 1.5 of the four criteria that are left', () => {
    const grade = financialGrade({ household, date });
    expect(grade).toMatchObject({
      kind: 'graded',
      grade: 1.5,
      notRelevant: ['savingsRate', 'retirement', 'wealth'],
    });
    expect(grade.criteria).toHaveLength(4);
  });
});
