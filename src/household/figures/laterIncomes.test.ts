import { euros } from '@vp-digital/core/finance';
import { asOf, freeAmount, householdNet, laterIncomes, type NetEstimateData, withNets } from '.';
import { budgetFacts, budgetMoments, budgetResult, plainBudget, withoutPayAfterwards } from '../plan';
import type { Income, SectionData } from '../documents';
import { sample } from '../testing/sample';

const { household, date, person } = sample(2);
const aylin = person('Aylin');

/** Aylin is on leave: an allowance until June 2027, and pay only if somebody has told it. */
function onLeave(later?: Partial<Income>): SectionData {
  const income = (kind: Income['kind'], more: Partial<Income>): Income => ({
    personId: aylin,
    position: 9,
    kind,
    netFrom: 'payslip',
    paymentsPerYear: 12,
    specialPayments: {},
    ...more,
  });
  const others = Object.entries(household.incomes.items).filter(
    ([, { personId, kind }]) => personId !== aylin || kind === 'childBenefit',
  );
  return {
    ...household,
    employments: {
      items: Object.fromEntries(
        Object.entries(household.employments.items).map(([id, job]) => [
          id,
          job.personId === aylin ? { ...job, status: 'parentalLeave' as const } : job,
        ]),
      ),
    },
    incomes: {
      items: {
        ...Object.fromEntries(others),
        allowance: income('parentalAllowance', { net: euros(1_100), secureUntil: '2027-06-30' }),
        ...(later && { later: income('salary', { from: '2027-07-01', position: 10, ...later }) }),
      },
    },
  };
}

async function current(data: SectionData): Promise<SectionData> {
  return asOf(data, date);
}

const pay = { net: euros(1_900), gross: euros(2_700) };

test('pay that begins later counts in no sum of today', async () => {
  const [without, with_] = [await current(onLeave()), await current(onLeave(pay))];
  expect(householdNet(with_)).toEqual(householdNet(without));
  expect(freeAmount(with_)).toEqual(freeAmount(without));
  expect(Object.keys(laterIncomes(with_))).toEqual(['later']);
  expect(Object.keys(laterIncomes(await current(with_)))).toEqual(['later']);
});

test('from its month on it is an income like any other', async () => {
  const then = await asOf(onLeave(pay), '2027-07-01');
  expect(Object.keys(laterIncomes(then))).toEqual([]);
  expect(then.incomes.items['later']?.net).toBe(euros(1_900));
});

test('its net is estimated like that of today', async () => {
  const data: NetEstimateData = await current(onLeave({ gross: euros(2_700), netFrom: 'estimate' }));
  expect(laterIncomes(data)['later']?.net).toBeGreaterThan(euros(1_500));
  expect(laterIncomes({ incomes: withNets(data, {}) })['later']?.net).toBeUndefined();
});

describe('the future budget', () => {
  const planOf = async (data: SectionData) => {
    const facts = budgetFacts(await current(data), date);
    if (facts.kind !== 'computed') throw new Error(JSON.stringify(facts));
    return { facts: facts.value, result: budgetResult(facts.value, plainBudget) };
  };

  test('counts it from its month on, and says when it begins', async () => {
    const { facts, result } = await planOf(onLeave(pay));
    expect(budgetMoments(facts, result)).toContainEqual({
      key: 'start later',
      kind: 'incomeStarts',
      month: 9,
      personId: aylin,
      entryId: 'later',
      amount: euros(1_900),
    });
    expect(result.plan.projection.incomes).toContainEqual(
      expect.objectContaining({ amount: euros(1_900), from: '2027-07-01' }),
    );
  });

  test('names who has nothing afterwards, until somebody has told it', async () => {
    expect(withoutPayAfterwards((await planOf(onLeave())).facts)).toEqual([aylin]);
    expect(withoutPayAfterwards((await planOf(onLeave(pay))).facts)).toEqual([]);
  });

  test('waits for the net of what begins later', async () => {
    const facts = budgetFacts(await current(onLeave({ gross: euros(2_700) })), date);
    expect(facts).toMatchObject({ kind: 'missing', facts: [{ fact: 'net', personId: aylin }] });
  });
});
