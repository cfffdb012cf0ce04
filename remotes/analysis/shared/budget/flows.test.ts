import { type Period, shownBudgetRule, shownFreeAmount } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import type { BudgetRole } from '@vp-digital/core/ui';
import { flowsOf } from './flows';

const musterhaus = documentsOf(sampleHouseholds[1]);
const households = sampleHouseholds.map(
  (sample) => [sample.householdId.slice(-1), documentsOf(sample)] as const,
);
const inBoth = households.flatMap(([number, household]) =>
  (['month', 'year'] as const).map((period): [string, Period, typeof household] => [
    number,
    period,
    household,
  ]),
);

const total = (items: readonly { amount: number }[]) => items.reduce((sum, { amount }) => sum + amount, 0);

describe.each(inBoth)('the flows of sample household %s in a %s', (_, period, household) => {
  const flows = flowsOf(household, period);
  const uses = flows?.uses ?? [];
  const of = (...roles: BudgetRole[]) =>
    uses.filter(({ role }) => roles.includes(role)).reduce((sum, { amount }) => sum + amount, 0);

  test('come from and go to the same amount', () => {
    expect(total(flows?.sources ?? [])).toBe(total(uses));
    expect(total(uses)).toBeGreaterThan(0);
  });

  test('divide into needs, wishes and saving as the budget rule does', () => {
    if (period === 'year') return expect(total(uses)).toBe(shownFreeAmount(household, 'year').net);
    const rule = shownBudgetRule(household);
    expect(of('needs')).toBe(rule.needs);
    expect(of('wishes')).toBe(rule.wants);
    expect(of('saving', 'free')).toBe(rule.saving);
  });
});

test('what is spent beyond the net comes from nowhere, and says so', () => {
  const [id, expense] = Object.entries(musterhaus.expenses.items)[0] ?? [];
  if (!id || !expense) throw new Error('the household has no expenses');
  const expenses = {
    items: { ...musterhaus.expenses.items, [id]: { ...expense, amount: expense.amount + 1_000_00 } },
  };
  expect(flowsOf({ ...musterhaus, expenses }, 'month')?.sources).toContainEqual({
    kind: 'missing',
    amount: 434_00,
  });
});

test('two persons of one first name are two sources, told apart by their whole names', () => {
  const persons = {
    items: Object.fromEntries(
      Object.entries(musterhaus.persons.items).map(([id, person]) => [
        id,
        person.firstName === 'Aylin' ? { ...person, firstName: 'Jonas', lastName: 'Muster' } : person,
      ]),
    ),
  };
  const people = flowsOf({ ...musterhaus, persons }, 'month')?.sources.filter(
    ({ kind }) => kind === 'person',
  );
  expect(people).toMatchObject([{ name: 'Jonas Musterhaus' }, { name: 'Jonas Muster' }]);
  expect(new Set(people?.map((source) => source.kind === 'person' && source.personId)).size).toBe(2);
});

test('without income there is nothing to show', () => {
  expect(flowsOf({ ...musterhaus, incomes: { items: {} } }, 'month')).toBeUndefined();
});
