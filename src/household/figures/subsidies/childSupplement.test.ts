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

  test('the most for a child is that of its year', () => {
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
      employments: {
        items: { none: { position: 0, personId: first?.[0] ?? '', status: 'homemaker' } },
      },
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

  test('of 7,500 euros gross there is probably none, and the income is not met', () => {
    const check = childSupplementCheck(household, date);
    expect(check?.estimate).toMatchObject({ kind: 'computed', value: { maximum: euros(594), amount: 0 } });
    expect(conditionOf(household, 'highestIncome')).toMatchObject({ state: 'unmet' });
  });

  test('of 2,600 euros gross and 2,050 net it is the most less 45 % of what is above the need', () => {
    const little = withIncomes((income) => {
      if (income.kind !== 'salary') return income;
      return income.net === euros(3_235)
        ? { ...income, gross: euros(2_600), net: euros(2_050) }
        : { ...income, gross: euros(600), net: euros(550) };
    });
    const [[id, home] = []] = Object.entries(little.housing.items);
    if (id === undefined || !home) throw new Error('The sample has a home');
    const { ownersFee: _, ...rented } = home;
    const items = {
      [id]: { ...rented, kind: 'rented' as const, coldRent: euros(800), ancillaryCosts: euros(330) },
    };
    const { heatingCosts: __, ...warm } = items[id] ?? rented;
    const check = childSupplementCheck({ ...little, housing: { items: { [id]: warm } } }, date);
    // need 1,012 + 1,130 ÷ 1.4066 = 1,815.36; counted 2,050 − 378 + 550 − 208 = 2,014; 594 − 45 % × 198.64 = 504.61
    expect(check?.estimate).toMatchObject({ value: { parentsNeed: 1_815_36, amount: euros(504) } });
    expect(check?.conditions).toContainEqual({
      condition: 'highestIncome',
      state: 'met',
      held: { actual: euros(2_014), limit: 1_815_36 + euros(1_320) },
    });
  });

  test('without a word on the home, and of a net that nobody recorded, no amount is said', () => {
    const homeless = { ...household, housing: { items: {} } };
    const check = childSupplementCheck(homeless, date);
    expect(check?.estimate).toEqual({ kind: 'missing', facts: [{ fact: 'housing' }] });
    expect(check?.leastHousing).toBeGreaterThan(0);
    const untold = withIncomes(({ net: _, ...income }) => income);
    const waiting = childSupplementCheck({ ...untold, housing: { items: {} } }, date);
    expect(waiting).not.toHaveProperty('leastHousing');
    expect(waiting?.estimate).toMatchObject({
      kind: 'missing',
      facts: expect.arrayContaining([expect.objectContaining({ fact: 'net' }), { fact: 'housing' }]),
    });
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
