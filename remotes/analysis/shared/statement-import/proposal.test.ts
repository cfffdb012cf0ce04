import fc from 'fast-check';
import { decidedExpenses, decidedIncomes, noChoices, type StatementData } from './choices';
import { averageOf, type Moves, proposedExpenses, proposedIncomes } from './proposal';
import type { PaymentGroup } from './reading/groups';

const months = ['2026-03', '2026-04', '2026-05'];

const group = (given: Partial<PaymentGroup>): PaymentGroup => ({
  key: 'one',
  name: 'Jemand',
  direction: 'out',
  months: {},
  payments: 3,
  last: { day: '2026-05-02', amount: 0 },
  ...given,
});
const each = (amount: number) => Object.fromEntries(months.map((month) => [month, amount]));
const rent = group({ key: 'rent', rule: { name: 'rent', word: 'miete' }, months: each(98_000) });

const person = (firstName: string, role: 'responsible' | 'partner') => ({
  firstName,
  lastName: 'Muster',
  birthDate: '1985-03-02',
  role,
  position: 0,
});
const [first, second] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
] as const;
const household = (given: Partial<StatementData> = {}): StatementData => ({
  persons: { items: { [first]: person('Aylin', 'responsible') } },
  expenses: { items: {} },
  incomes: { items: {} },
  ...given,
});
const expense = (amount: number, given: object = {}) => ({
  expenses: {
    items: {
      [first]: { category: 'housing' as const, amount, frequency: 'monthly' as const, position: 0, ...given },
    },
  },
});

describe('expenses', () => {
  test('what is paid every month is its average of whole months, to the cent', () => {
    const some = group({ months: { '2026-02': 999_999, '2026-03': 100, '2026-05': 101 } });
    expect(proposedExpenses([some], {}, months)).toMatchObject([
      { category: 'other', frequency: 'monthly', amount: 67 }, // 201 cents in three months
    ]);
  });

  test('averages of parts differ from that of the whole by less than a cent a part', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 }),
        (amounts) => {
          const groups = amounts.map((amount) => group({ months: { '2026-03': amount } }));
          const parts = groups.reduce((sum, one) => sum + averageOf([one], months), 0);
          expect(Math.abs(parts - averageOf(groups, months))).toBeLessThanOrEqual(groups.length);
        },
      ),
    );
  });

  test('what is paid once a quarter or a year is what was paid last, with its frequency', () => {
    const last = { day: '2026-05-02', amount: 5_508 };
    const quarterly = group({ every: 3, last, months: { '2026-02': 5_500, '2026-05': 5_508 } });
    const tax = group({
      key: 'tax',
      payments: 1,
      last: { day: '2026-04-01', amount: 18_000 },
      rule: { name: 'vehicleTax', word: 'kfz-steuer' },
      months: { '2026-04': 18_000 },
    });
    expect(proposedExpenses([quarterly, tax], {}, months)).toMatchObject([
      { category: 'mobility', rule: 'vehicleTax', frequency: 'yearly', amount: 18_000 },
      { category: 'other', frequency: 'quarterly', amount: 5_508 },
    ]);
  });

  test('premiums, rates and savings are no expenses', () => {
    const premium = group({ rule: { name: 'insurance', word: 'versicherung' }, months: each(4_200) });
    expect(proposedExpenses([premium], {}, months)).toEqual([]);
    expect(proposedExpenses([premium], { one: 'health' }, months)).toMatchObject([
      { category: 'health', amount: 4_200 },
    ]);
  });

  test('payments of recorded contracts are no expenses, whatever their words', () => {
    const premium = group({ contract: first, rule: { name: 'car', word: 'kfz' }, months: each(5_103) });
    expect(proposedExpenses([premium], {}, months)).toEqual([]);
  });

  test('moved elsewhere, payments lose the name of their rule', () => {
    expect(proposedExpenses([rent], {}, months)).toMatchObject([{ category: 'housing', rule: 'rent' }]);
    const [moved] = proposedExpenses([rent], { rent: 'leisure' }, months);
    expect(moved).toMatchObject({ category: 'leisure', amount: 98_000 });
    expect(moved?.rule).toBeUndefined();
  });

  test('without a whole month, and of what came back as a whole, nothing is proposed', () => {
    expect(proposedExpenses([rent], {}, [])).toEqual([]);
    expect(proposedExpenses([group({ months: { '2026-03': -500 } })], {}, months)).toEqual([]);
  });
});

test('what no rule knows is not ticked before somebody has said what it is', () => {
  const some = group({ months: each(16_284) });
  const takenOf = (moves: Moves) =>
    decidedExpenses(proposedExpenses([some], moves, months), household(), noChoices)[0]?.lines[0];
  expect(takenOf({})).toMatchObject({ category: 'other', isKnown: false, isTaken: false });
  expect(takenOf({ one: 'groceries' })).toMatchObject({ category: 'groceries', isTaken: true });
});

describe('beside what stands', () => {
  const proposed = proposedExpenses([rent], {}, months);
  const decided = (data: StatementData, choices = noChoices) => decidedExpenses(proposed, data, choices)[0];

  test('in an empty category it is taken', () => {
    expect(decided(household())?.lines).toMatchObject([{ isTaken: true, overlap: { kind: 'nothing' } }]);
  });

  test.each([98_000, 99_000, 96_500])(
    'about the same amount (%d) stands already and is not taken',
    (amount) => {
      expect(decided(household(expense(amount)))?.lines).toMatchObject([
        { isTaken: false, overlap: { kind: 'same' } },
      ]);
    },
  );

  test('the same amount a year is the same', () => {
    const yearly = expense(98_000 * 12, { frequency: 'yearly' });
    expect(decided(household(yearly))?.lines).toMatchObject([{ overlap: { kind: 'same' } }]);
  });

  test('beside another amount it is taken only when somebody wants it', () => {
    const data = household(expense(60_000));
    expect(decided(data)?.lines).toMatchObject([
      { isTaken: false, overlap: { kind: 'others', monthly: 60_000 } },
    ]);
    const taken = { ...noChoices, taken: { [proposed[0]?.key ?? '']: true } };
    expect(decided(data, taken)?.lines).toMatchObject([{ isTaken: true }]);
  });

  test('what was estimated gives way, what was typed when somebody wants it', () => {
    const estimated = decided(household(expense(60_000, { source: 'estimated' })));
    expect(estimated).toMatchObject({ isReplaced: true, recorded: [first], lines: [{ isTaken: true }] });
    const data = household(expense(60_000));
    expect(decided(data)).toMatchObject({ isReplaced: false });
    expect(decided(data, { ...noChoices, replaced: { housing: true } })).toMatchObject({
      isReplaced: true,
      lines: [{ isTaken: true, overlap: { kind: 'replaced' } }],
    });
  });
});

describe('incomes', () => {
  const salary = group({
    key: 'pay',
    direction: 'in',
    rule: { name: 'salary', word: 'lohn' },
    months: { '2026-03': 295_000, '2026-04': 590_000, '2026-05': 295_000 },
  });
  const proposed = proposedIncomes([salary], {}, months);

  test('a second salary in one month moves the net not', () => {
    expect(proposed).toMatchObject([{ kind: 'salary', net: 295_000, times: 3 }]);
  });

  test('what nobody knows is no income until somebody says so', () => {
    const unknown = group({ key: 'x', direction: 'in', months: each(5_000) });
    expect(proposedIncomes([unknown], {}, months)).toEqual([]);
    expect(proposedIncomes([unknown], { x: 'income.rent' }, months)).toMatchObject([
      { kind: 'rent', net: 5_000 },
    ]);
  });

  test('of one grown-up it is theirs; of two somebody says whose', () => {
    const today = '2026-06-01';
    expect(decidedIncomes(proposed, household(), noChoices, today)).toMatchObject([
      { personId: first, isTaken: true },
    ]);
    const persons = {
      items: {
        [first]: person('Aylin', 'responsible') as never,
        [second]: person('Jonas', 'partner') as never,
      },
    };
    const [asked] = decidedIncomes(proposed, household({ persons }), noChoices, today);
    expect(asked?.personId).toBeUndefined();
  });

  test('a salary that stands is not taken a second time, one that has ended is none', () => {
    const recorded = (given: object) => ({
      incomes: {
        items: {
          [first]: {
            personId: first,
            kind: 'salary',
            netFrom: 'payslip',
            paymentsPerYear: 12,
            specialPayments: {},
            position: 0,
            net: 100,
            ...given,
          } as never,
        },
      },
    });
    const [there] = decidedIncomes(proposed, household(recorded({})), noChoices, '2026-06-01');
    expect(there).toMatchObject({ isThere: true, isTaken: false });
    const [ended] = decidedIncomes(
      proposed,
      household(recorded({ until: '2026-01-31' })),
      noChoices,
      '2026-06-01',
    );
    expect(ended).toMatchObject({ isThere: false, isTaken: true });
  });
});
