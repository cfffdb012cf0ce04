import { budgetRule } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import type { BudgetRole } from '@vp-digital/core/ui';
import { flowsOf } from './flows';

const households = sampleHouseholds.map(
  (sample) => [sample.householdId.slice(-1), documentsOf(sample)] as const,
);

describe.each(households)('the flows of sample household %s', (_, household) => {
  const flows = flowsOf(household);
  const uses = flows?.uses ?? [];
  const of = (...roles: BudgetRole[]) =>
    uses.filter(({ role }) => roles.includes(role)).reduce((sum, { amount }) => sum + amount, 0);

  test('come from and go to the same amount', () => {
    const total = (items: readonly { amount: number }[]) =>
      items.reduce((sum, { amount }) => sum + amount, 0);
    expect(total(flows?.sources ?? [])).toBe(total(uses));
    expect(total(uses)).toBeGreaterThan(0);
  });

  test('divide into needs, wishes and saving as the budget rule does', () => {
    const rule = budgetRule(household);
    if (rule.kind !== 'computed') throw new Error('the net of a sample household is known');
    expect(of('needs')).toBe(rule.value.needs.amount);
    expect(of('wishes')).toBe(rule.value.wants.amount);
    expect(of('saving', 'free')).toBe(rule.value.saving.amount);
  });
});

test('what is spent beyond the net comes from nowhere, and says so', () => {
  const [, musterhaus] = households.map(([, household]) => household);
  if (!musterhaus) throw new Error('the sample households are missing');
  const [id, expense] = Object.entries(musterhaus.expenses.items)[0] ?? [];
  if (!id || !expense) throw new Error('the household has no expenses');
  const expenses = {
    items: { ...musterhaus.expenses.items, [id]: { ...expense, amount: expense.amount + 1_000_00 } },
  };
  expect(flowsOf({ ...musterhaus, expenses })?.sources).toContainEqual({ kind: 'missing', amount: 434_00 });
});

test('without income there is nothing to show', () => {
  const [, household] = households[1] ?? [];
  if (!household) throw new Error('the sample households are missing');
  expect(flowsOf({ ...household, incomes: { items: {} } })).toBeUndefined();
});
