import { simulateHousehold } from '@vp-digital/core/finance';
import type { Income } from '../documents';
import { sample } from '../testing/sample';
import {
  budgetFacts,
  budgetMoments,
  budgetResult,
  disabilityPension,
  neededKept,
  plainBudget,
  budgetStresses,
  type LifeEvent,
} from '.';
import { commonAssumptions, freeAmount, pensionAtStart, pensionStartRange } from '../figures';

const date = '2026-10-01';
const { household, person } = sample(2);
const known = budgetFacts(household, date);
if (known.kind !== 'computed') throw new Error('the sample is complete');
const facts = known.value;
const plain = budgetResult(facts, plainBudget);
const withEvent = (event: Omit<LifeEvent, 'id'>) =>
  budgetResult(facts, { ...plainBudget, events: [{ id: 'one', ...event }] });

test('the first year without events is twelve months of F4, and the payments of the year', () => {
  const [year] = plain.years;
  const month = freeAmount(household);
  // a special payment of 2,600 € in November; 40 rates of the car have to be paid still, so all rates are in it
  expect(year?.income).toBe(month.net * 12 + 260_000);
  expect(year?.living).toBe(month.expenses * 12);
  expect(year?.insurance).toBe(month.insurance * 12);
  expect(year?.loanRates).toBe(month.loanRates * 12);
  expect(year?.savings).toBe(month.savings * 12);
  expect(year?.free).toBe(month.free * 12 + 260_000);
});

test('half of what is free stays on the account, beside what is saved; all of it what is kept on purpose', () => {
  const [year] = plain.years;
  expect(Math.abs((year?.spent ?? 0) - (year?.free ?? 0) / 2)).toBeLessThan(12);
  const [kept] = budgetResult(facts, { ...plainBudget, keptMore: 10_000 }).years;
  expect((kept?.money ?? 0) - (year?.money ?? 0)).toBeGreaterThan(119_900);
  expect((kept?.money ?? 0) - (year?.money ?? 0)).toBeLessThan(120_100);
});

test('parental leave takes the pay for its months and gives what was told', () => {
  const aylin = person('Aylin');
  const { years } = withEvent({
    kind: 'parentalLeave',
    personId: aylin,
    from: '2026-11',
    months: 6,
    amount: 110_000,
    amountMonths: 4,
  });
  // 1,697 € less for six months, 1,100 € for four of them
  expect((years[0]?.income ?? 0) - (plain.years[0]?.income ?? 0)).toBe(-6 * 169_700 + 4 * 110_000);
});

test('a child brings Kindergeld by the law of the day until it is 18', () => {
  const { years, plan } = withEvent({ kind: 'child', from: '2026-10', amount: 40_000 });
  // 259 € a month since 2026
  expect((years[0]?.income ?? 0) - (plain.years[0]?.income ?? 0)).toBe(12 * 25_900);
  expect((years[0]?.living ?? 0) - (plain.years[0]?.living ?? 0)).toBe(12 * 40_000);
  expect(plan.effects[0]?.until).toBe(216);
});

test('part-time takes the net by the ratio of two estimates; tax makes it more than the share', () => {
  const effect = withEvent({ kind: 'partTime', personId: person('Jonas'), from: '2026-10', share: 5_000 })
    .plan.effects[0];
  expect(effect?.lacks).toEqual([]);
  expect(effect?.pay[0]?.share).toBeGreaterThan(0.5);
  expect(effect?.pay[0]?.share).toBeLessThan(0.65);
});

test('what an event lacks is named, and it then changes nothing', () => {
  const { plan, years } = withEvent({ kind: 'unemployment', personId: person('Jonas'), from: '2027-01' });
  expect(plan.effects[0]?.lacks).toEqual(['months', 'amount']);
  expect(years).toEqual(plain.years);
});

test('a house whose rate does not cover the interest is refused, another is paid off', () => {
  const house = {
    kind: 'house',
    from: '2026-10',
    once: 0,
    debt: 10_000_000,
    interest: 400,
    amount: 0,
    rent: 0,
  } as const;
  expect(withEvent({ ...house, rate: 20_000 }).plan.effects[0]?.neverRepaid).toBe(true);
  const { years } = withEvent({ ...house, rate: 100_000 });
  expect((years[0]?.loanRates ?? 0) - (plain.years[0]?.loanRates ?? 0)).toBe(12 * 100_000);
});

test('the needed amount is the smallest: with it money is never missing, with five euros less it is', () => {
  const poor = {
    ...plainBudget,
    events: [
      { id: 'one', kind: 'care' as const, personId: person('Aylin'), from: '2040-01', amount: 300_000 },
    ],
  };
  const needed = neededKept(facts, poor) ?? 0;
  expect(needed).toBeGreaterThan(0);
  expect(budgetResult(facts, { ...poor, keptMore: needed }).emptyFrom).toBeUndefined();
  expect(budgetResult(facts, { ...poor, keptMore: needed - 500 }).emptyFrom).toBeDefined();
});

test('no stress makes it better', () => {
  const end = ({ years }: typeof plain) => years.at(-1)?.money ?? Number.NaN;
  for (const stress of budgetStresses)
    if (stress !== 'longer')
      expect(end(budgetResult(facts, { ...plainBudget, stresses: [stress] }))).toBeLessThanOrEqual(
        end(plain),
      );
});

test('what changes by itself is named: Kindergeld ends, the fixed rate ends, pensions begin', () => {
  const kinds = budgetMoments(facts, plain).map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining(['childBenefitEnds', 'fixedRateEnds', 'pensionStarts', 'loanRepaid']),
  );
});

test('what is missing is said, and nothing computed', () => {
  expect(budgetFacts({ ...household, incomes: { items: {} } }, date).kind).toBe('missing');
});

test('random courses follow the same budget: without fluctuation each is the course that is shown, with it the same seed has the same', () => {
  const { projection, years, emptyFrom } = plain;
  const still = { immediate: 0, 'twelve-months': 0, bound: 0 };
  const certain = simulateHousehold({ plan: projection, volatility: still, paths: 2, seed: 7 });
  // the course that is shown rounds each month to a cent, random ones do not
  for (const [index, { liquidity }] of certain.years.entries())
    expect(Math.abs(liquidity.p10 - (years[index]?.money ?? Number.NaN))).toBeLessThan(500);
  expect(certain.successProbability).toBe(emptyFrom === undefined ? 1 : 0);
  const moving = { ...still, 'twelve-months': 0.1 };
  const fan = () => simulateHousehold({ plan: projection, volatility: moving, paths: 50, seed: 7 });
  expect(fan()).toEqual(fan());
});

test('early retirement: pay ends, the pension begins with its factor and never before the earliest start', () => {
  const [personId, left] = [
    person('Jonas'),
    facts.persons.find((one) => one.personId === person('Jonas'))?.monthsLeft,
  ];
  if (left === undefined) throw new Error('Jonas is an adult');
  const monthOf = (month: number) => plain.plan.months.day(month).slice(0, 7);
  const standard = pensionAtStart({ household, personId, date, months: 0 });
  const early = pensionAtStart({ household, personId, date, months: -24 });
  if (standard.kind !== 'computed' || early.kind !== 'computed') throw new Error('his letter is known');
  // 24 months × 0.3 % (§ 77 SGB VI)
  expect(early.value.factor).toBeCloseTo(0.928, 10);
  const { plan } = withEvent({ kind: 'earlyPension', personId, from: monthOf(left - 24) });
  const [effect] = plan.effects;
  expect(effect?.pensions).toEqual([{ personId, from: left - 24, net: early.value.net }]);
  expect(plan.projection.pensions.some(({ amount }) => amount === early.value.net)).toBe(true);
  expect(plan.projection.pensions.some(({ amount }) => amount === standard.value.net)).toBe(false);
  // who stops ten years earlier waits for the earliest start
  const range = pensionStartRange({ household, personId, date });
  if (range.kind !== 'computed') throw new Error('his pension can be moved');
  const [waiting] = withEvent({ kind: 'earlyPension', personId, from: monthOf(left - 120) }).plan.effects;
  expect(waiting?.pensions[0]?.from).toBe(left + range.value.earliest);
  expect(waiting?.monthly).toBeLessThan(0);
});

test('reduced earning capacity: the pension of the state until old age, private ones until they end, no pay', () => {
  const personId = person('Jonas');
  const { age = 0, monthsLeft = 0 } = facts.persons.find((one) => one.personId === personId) ?? {};
  const { plan } = withEvent({ kind: 'disability', personId, from: plain.plan.months.day(12).slice(0, 7) });
  const [effect] = plan.effects;
  const state = disabilityPension(facts, personId) ?? 0;
  expect(state).toBeGreaterThan(0);
  // his private pension of 1,000 euros ends two years before the standard age, and does not rise
  expect(effect?.incomes).toEqual([
    { amount: state, from: 12, until: monthsLeft, isPension: true },
    { amount: 100_000, from: 12, until: 65 * 12 - age, fixed: true },
  ]);
  const flow = (amount: number) => plan.projection.incomes.find((one) => one.amount === amount);
  expect(flow(state)?.growth).toBe(commonAssumptions.pensionGrowth);
  expect(flow(100_000)?.growth).toBe(0);
  expect(effect?.pay).toEqual([{ personId, from: 12, until: monthsLeft, share: 0 }]);
  const asked = withEvent({ kind: 'disability', personId, from: '2027-10', amount: 90_000 }).plan.effects[0];
  expect(asked?.incomes[0]?.amount).toBe(90_000);
});

describe('a benefit of limited time', () => {
  const withBenefit = (income: Partial<Income>) => {
    const id = crypto.randomUUID();
    const benefit = {
      position: 9,
      personId: person('Aylin'),
      kind: 'parentalAllowance' as const,
      net: 100_000,
      netFrom: 'payslip' as const,
      paymentsPerYear: 12,
      specialPayments: {},
      ...income,
    };
    return { ...household, incomes: { items: { ...household.incomes.items, [id]: benefit } } };
  };
  const planOf = (income: Partial<Income>) => {
    const found = budgetFacts(withBenefit(income), date);
    if (found.kind !== 'computed') throw new Error('the sample is complete');
    return { facts: found.value, result: budgetResult(found.value, plainBudget) };
  };
  const first = (income: Partial<Income>) => planOf(income).result.years[0]?.income ?? 0;

  test('ends on the last day that it is certain for, and is said to end', () => {
    // October to March: six months of 1,000 €
    expect(first({ secureUntil: '2027-03-31' }) - (plain.years[0]?.income ?? 0)).toBe(6 * 100_000);
    const { facts: known2, result } = planOf({ secureUntil: '2027-03-31' });
    expect(budgetMoments(known2, result)).toContainEqual(
      expect.objectContaining({ kind: 'incomeEnds', month: 6, amount: -100_000 }),
    );
  });

  test('so does maintenance; pay that is certain until a day goes on', () => {
    expect(first({ kind: 'maintenance', secureUntil: '2026-12-31' }) - (plain.years[0]?.income ?? 0)).toBe(
      3 * 100_000,
    );
    expect(first({ kind: 'sideJob', secureUntil: '2026-12-31' }) - (plain.years[0]?.income ?? 0)).toBe(
      12 * 100_000,
    );
  });

  test.each(['parentalAllowance', 'unemploymentBenefit', 'sickPay'] as const)(
    'whose end nobody has told is asked for: %s',
    (kind) => {
      expect(budgetFacts(withBenefit({ kind }), date)).toEqual({
        kind: 'missing',
        facts: [{ fact: 'incomeEnd', personId: person('Aylin') }],
      });
    },
  );
});
