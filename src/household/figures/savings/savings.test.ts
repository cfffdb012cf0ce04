import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import { emptySection, type Goal, type SavingsPlan, savingsPlanId, type SectionData } from '../../documents';
import { variedHousehold } from '../../testing/householdArbitrary';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';
import { fillUp } from './fillUp';
import { plannedSavings } from './plannedSavings';
import { outlookYearsOf, savingsOutlook } from './savingsOutlook';
import { potAmounts, proposedShares } from './savingsPots';

const { household: musterhaus, date } = sample(2);
const startMonth = '2026-11';
const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const shares = fc.record({ reserve: share, goals: share, retirement: share });
const amount = fc.integer({ min: 0, max: euros(5_000) });

const withPlan = (household: SectionData, plan: Partial<SavingsPlan>): SectionData => ({
  ...household,
  savingsPlan: { items: { [savingsPlanId]: { position: 0, ...plan } } },
});

const car: Goal = {
  position: 0,
  category: 'car',
  title: 'Auto',
  priority: 'must',
  target: euros(6_000),
  saved: 0,
  rate: 0,
};
const withGoals = (...goals: Goal[]): SectionData => ({
  ...musterhaus,
  goals: {
    items: Object.fromEntries(
      goals.map((goal, index) => [`00000000-0000-4000-8000-00000000010${index}`, goal]),
    ),
  },
});

describe('the pots of an amount', () => {
  test('are the amount together, to the cent, whatever the shares', () => {
    fc.assert(
      fc.property(amount, shares, (whole, divided) => {
        const pots = Object.values(potAmounts(whole, divided));
        expect(pots.reduce((sum, pot) => sum + pot, 0)).toBe(whole);
        expect(pots.filter((pot) => pot < 0)).toEqual([]);
      }),
    );
  });

  test('until somebody divides it: pensions that run, the reserve within a year, then the order of filling', () => {
    const plan = valueOf(plannedSavings(musterhaus, date));
    expect(plan).toMatchObject({ amount: euros(902.8), isProposed: true, agreed: undefined, startMonth });
    // 1.002 € of the reserve in twelve parts; Riester 100 € and 403,51 € for the gap in old age; goals get what is left of 902,80 €
    expect(plan.shares).toEqual({ reserve: 0.09, goals: 0.35, retirement: 0.56 });
  });

  test('the proposed pot of retirement holds what runs into pension contracts already', () => {
    const riester = Object.entries(musterhaus.contracts.items).find(([, { line }]) => line === 'riester');
    if (!riester) throw new Error('sample household 2 has one');
    const [id, contract] = riester;
    // a car that takes all that the reserve leaves: nothing but what runs goes into retirement
    const saving = withGoals({ ...car, target: euros(60_000), term: '2027-02' });
    for (const [premium, amount] of [
      [euros(60), euros(972)], // 6.2 %: rounded it would be 58 €
      [euros(100), euros(903)], // 11.1 %: 99 €
    ] as const) {
      const items = { ...saving.contracts.items, [id]: { ...contract, premium } };
      const shares = proposedShares({ ...saving, contracts: { items } }, date, amount);
      const { retirement } = potAmounts(amount, shares);
      expect(retirement).toBeGreaterThanOrEqual(premium);
      expect(retirement).toBeLessThan(premium + amount / 100);
    }
  });

  test('what is told stands, and what is agreed says since when', () => {
    const known = { amount: euros(600), reserveShare: 5_000, goalsShare: 2_500, yearlyRaise: 200 };
    const plan = valueOf(
      plannedSavings(
        withPlan(musterhaus, { ...known, agreedAmount: euros(600), agreedOn: '2026-10-01' }),
        date,
      ),
    );
    expect(plan).toMatchObject({
      amounts: { reserve: euros(300), goals: euros(150), retirement: 0, free: euros(150) },
      isProposed: false,
      yearlyRaise: 0.02,
      agreed: { amount: euros(600), on: '2026-10-01' },
    });
  });

  test('nothing is proposed while nobody knows what is free', () => {
    const unknown = { ...musterhaus, expenses: emptySection('expenses') };
    expect(plannedSavings(unknown, date)).toEqual({ kind: 'missing', facts: [{ fact: 'expenses' }] });
  });
});

describe('when pots are full', () => {
  const terms = (reserve: number, goals: number, yearlyRaise = 0) => ({
    amounts: { reserve, goals, retirement: 0, free: 0 },
    startMonth,
    yearlyRaise,
  });
  const monthsOf = (all: ReturnType<typeof fillUp>) =>
    all.pots.map(({ full }) => (full.kind === 'month' ? full.month : full.kind));

  test('the reserve of the Musterhaus lacks 1.002 €: at 100 € a month it is full in eleven months, prices considered', () => {
    const [reserve] = fillUp(musterhaus, terms(euros(100), 0), date).pots;
    expect(reserve).toMatchObject({ purpose: { kind: 'reserve' }, lack: euros(1_002) });
    expect(reserve?.full).toEqual({ kind: 'month', month: '2027-09' });
  });

  test('a plan that runs already fills from the next month on, and rises from its start', () => {
    const terms = (started: string, yearlyRaise = 0) => ({
      amounts: { reserve: euros(400), goals: 0, retirement: 0, free: 0 },
      startMonth: started,
      yearlyRaise,
    });
    const at = (...known: Parameters<typeof terms>) => monthsOf(fillUp(musterhaus, terms(...known), date))[0];
    expect(at('2025-11')).toBe('2027-01');
    expect(at('2025-11')).toBe(at('2026-11'));
    expect(at('2027-02')).toBe('2027-04');
    // 600 € in the second year: two months in place of three
    expect(at('2025-11', 0.5)).toBe('2026-12');
    expect(at('2026-11', 0.5)).toBe('2027-01');
  });

  test('what the full reserve no longer takes goes on to the goals, one after the other', () => {
    const household = withGoals(
      car,
      { ...car, title: 'Später', term: '2030-01', target: euros(1_200) },
      { ...car, title: 'Zuerst', term: '2028-01', target: euros(1_200) },
    );
    const { pots } = fillUp(household, terms(euros(501), 0), date);
    expect(pots.map(({ lack }) => lack)).toEqual([euros(1_002), euros(1_200), euros(1_200), euros(6_000)]);
    expect(pots.map(({ term }) => term)).toEqual([undefined, '2028-01', '2030-01', undefined]);
    const months = monthsOf({ pots, waiting: [] });
    expect(months).toEqual(months.toSorted());
    expect(months).not.toContain('never');
  });

  test('nothing into a pot is never full, and a full one is full now', () => {
    const household = withGoals({ ...car, saved: euros(7_000) }, { ...car, priority: 'dream' });
    expect(monthsOf(fillUp(household, terms(0, 0), date))).toEqual(['never', 'now', 'never']);
  });

  test('what nobody knows is neither full nor empty: it waits, and passes nothing on', () => {
    const { target: _, ...wish } = car;
    const household = { ...withGoals(wish, car), assets: emptySection('assets') };
    const { pots, waiting } = fillUp(household, terms(euros(1_000), 0), date);
    expect(waiting.map(({ purpose, facts }) => [purpose.kind, facts])).toEqual([
      ['reserve', [{ fact: 'assets' }]],
      ['goal', [{ fact: 'target' }]],
    ]);
    expect(pots.map(({ full }) => full.kind)).toEqual(['never']);
  });

  test('more a month never fills anything later', () => {
    const place = (full: ReturnType<typeof fillUp>['pots'][number]['full']) =>
      full.kind === 'month' ? full.month : full.kind === 'now' ? '0' : '9';
    fc.assert(
      fc.property(
        variedHousehold,
        amount,
        amount,
        shares,
        fc.constantFrom(0, 0.05),
        (household, less, more, divided, yearlyRaise) => {
          const at = (whole: number) =>
            fillUp(
              household,
              { amounts: potAmounts(whole, divided), startMonth, yearlyRaise },
              date,
            ).pots.map(({ full }) => place(full));
          const sooner = at(less + more);
          for (const [index, month] of at(less).entries()) expect((sooner[index] ?? '') <= month).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('in 10, 20 and 30 years', () => {
  const plan = {
    today: euros(450),
    amount: euros(600),
    yearlyRaise: 0,
    annualReturn: 0.02,
    annualCosts: 0,
    inflation: 0.02,
  };

  test('without interest it is what was paid in; today’s money is less by the inflation of 2 %', () => {
    const [ten] = savingsOutlook({ ...plan, annualReturn: 0 });
    expect(ten).toMatchObject({
      years: 10,
      without: { nominal: euros(54_000) },
      with: { nominal: euros(72_000) },
    });
    expect(ten?.with.real).toBe(Math.round(euros(72_000) / 1.02 ** 10));
  });

  test('costs take what they take of the return, a rise adds', () => {
    const last = (terms: Partial<typeof plan>) => savingsOutlook({ ...plan, ...terms })[2]?.with.nominal;
    expect(last({ annualCosts: 0.01 })).toBe(last({ annualReturn: 0.01 }));
    expect(last({ yearlyRaise: 0.03 })).toBeGreaterThan(last({}) ?? 0);
  });

  test.each([
    ['1997-03-14', [10, 20, 30]],
    ['1961-03-14', [10, 20, 30]], // 65, with 95 in 30 years
    ['1960-03-14', [10, 20]],
    ['1955-03-14', [10, 20]], // 71
    ['1940-03-14', [5]], // 86
    ['1932-03-14', [1]], // 94
    ['1928-03-14', [1]], // 98
  ])('who was born on %s looks %j years ahead, and to 95 at most', (birthDate, years) => {
    const persons = Object.fromEntries(
      Object.entries(musterhaus.persons.items).map(([id, person]) => [id, { ...person, birthDate }]),
    );
    expect(outlookYearsOf({ persons: { items: persons } }, date)).toEqual(years);
  });

  test('the same amount makes no difference', () => {
    for (const { with: agreed, without } of savingsOutlook({ ...plan, amount: plan.today }))
      expect(agreed).toEqual(without);
  });
});
