import { euros } from '@vp-digital/core/finance';
import { childSupplementCheck } from '..';
import type { Income, SectionData } from '../../documents';
import { sample } from '../../testing/sample';

const family = sample(2);
const { household, date } = family;

const conditionOf = (from: SectionData, name: string) =>
  childSupplementCheck(from, date)?.conditions.find(({ condition }) => condition === name);

const withIncomes = (change: (income: Income) => Income | undefined): SectionData => ({
  ...household,
  incomes: {
    items: Object.fromEntries(
      Object.entries(household.incomes.items).flatMap(([id, income]) => {
        const changed = change(income);
        return changed ? [[id, changed]] : [];
      }),
    ),
  },
});

const pays = (gross: number) =>
  withIncomes((income) => (income.kind === 'salary' ? { ...income, gross: euros(gross) / 2 } : income));

const owning = (value: number): SectionData => {
  const [id = '', asset] = Object.entries(household.assets.items)[0] ?? [];
  if (!asset) throw new Error('The sample has no assets');
  return {
    ...household,
    contracts: { ...household.contracts, items: {} },
    assets: { items: { [id]: { ...asset, kind: 'callMoney', value: euros(value) } } },
  };
};

describe('Kinderzuschlag (§ 6a BKGG)', () => {
  test('nobody is asked who has no children that Kindergeld is paid for', () => {
    expect(childSupplementCheck(sample(1).household, date)).toBeUndefined();
    expect(childSupplementCheck(household, '2060-01-01')).toBeUndefined();
  });

  test('the most for a child is that of its year, and no amount is computed', () => {
    expect(childSupplementCheck(household, '2026-10-01')).toMatchObject({
      children: 2,
      mostPerChild: euros(297),
    });
    expect(childSupplementCheck(household, '2024-10-01')?.mostPerChild).toBe(euros(292));
  });

  test.each([
    [900, 'met'],
    [898, 'unmet'],
  ])('a couple has to have 900 euros gross a month: of %d it is %s', (gross, state) => {
    expect(conditionOf(pays(gross), 'leastIncome')).toMatchObject({
      state,
      held: { actual: euros(gross), limit: euros(900) },
    });
  });

  test('of a parent alone it is 600 euros, and Kindergeld is no income of hers', () => {
    const [first] = Object.entries(household.persons.items).filter(([, { role }]) => role !== 'child');
    const persons = Object.entries(household.persons.items).filter(
      ([id, { role }]) => role === 'child' || id === first?.[0],
    );
    const single: SectionData = {
      ...withIncomes((income) => (income.kind === 'childBenefit' ? income : undefined)),
      persons: { items: Object.fromEntries(persons) },
      employments: { ...household.employments, items: {} },
    };
    expect(conditionOf(single, 'leastIncome')).toMatchObject({
      state: 'unmet',
      held: { actual: 0, limit: euros(600) },
    });
  });

  test('pay that is not told is unknown, not 0', () => {
    const untold = withIncomes((income) => (income.kind === 'childBenefit' ? income : undefined));
    expect(conditionOf(untold, 'leastIncome')).toMatchObject({
      state: 'unknown',
      facts: expect.arrayContaining([expect.objectContaining({ fact: 'gross' })]),
    });
    expect(conditionOf(untold, 'leastIncome')).not.toHaveProperty('held');
  });

  test.each([
    [85_000, 'met'],
    [85_001, 'unknown'],
  ])('of four people 85,000 euros are left alone, more is to be checked: of %d it is %s', (value, state) => {
    expect(conditionOf(owning(value), 'wealth')).toMatchObject({ state, held: { limit: euros(85_000) } });
  });

  test('of wealth that is not recorded or not read nothing is said', () => {
    const { assets: _, ...unread } = household;
    expect(childSupplementCheck(unread, date)?.conditions).toContainEqual(
      expect.objectContaining({ condition: 'wealth', state: 'unknown' }),
    );
    expect(conditionOf({ ...household, assets: { items: {} } }, 'wealth')).toMatchObject({
      state: 'unknown',
      facts: [{ fact: 'assets' }],
    });
  });

  test('home, car and what is kept for old age are not looked at', () => {
    const home = { ...owning(50_000) };
    const [[id, asset] = []] = Object.entries(home.assets.items);
    if (id === undefined || !asset) throw new Error('Nothing is owned');
    const items = { [id]: { ...asset, kind: 'ownHome' as const, value: euros(400_000) } };
    expect(conditionOf({ ...home, assets: { items } }, 'wealth')).toMatchObject({
      state: 'met',
      held: { actual: 0 },
    });
  });

  test('what the family needs no document has: it is always to be checked', () => {
    expect(conditionOf(household, 'needs')).toEqual({ condition: 'needs', state: 'unknown' });
  });
});
