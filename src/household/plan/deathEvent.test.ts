import { sample } from '../testing/sample';
import { budgetFacts, type BudgetFacts, budgetResult, type LifeEvent, plainBudget, survivorPay } from '.';

const date = '2026-10-01';

function factsOf(number: 2 | 5): { facts: BudgetFacts; person: (name: string) => string } {
  const { household, person } = sample(number);
  const known = budgetFacts(household, date);
  if (known.kind !== 'computed') throw new Error('the sample is complete');
  return { facts: known.value, person };
}

const family = factsOf(2);
const retired = factsOf(5);
const following = (facts: BudgetFacts, ...events: Omit<LifeEvent, 'id'>[]) =>
  budgetResult(facts, {
    ...plainBudget,
    events: events.map((event, index) => ({ id: String(index), ...event })),
  });

test('a father dies: his pay ends, the pensions of those left begin, life insurance pays, splitting ends a year later', () => {
  const { facts, person } = family;
  const [jonas, aylin] = [person('Jonas'), person('Aylin')];
  const plain = following(facts);
  const died = following(facts, { kind: 'death', personId: jonas, from: '2027-03', once: 800_000 });
  const [effect] = died.plan.effects;
  // letter: 1,771 € of a pension for full disability; 55 % of it, 0.8 of that net, and 10 % for each child until it is 18
  expect(effect?.incomes.map(({ amount, from }) => [amount, from])).toEqual([
    [141_680, 5],
    [77_924, 8],
    [17_710, 5],
    [17_710, 5],
  ]);
  // March 2027 to the end of 2028 as of class III, of class II until her own pension
  const [, splitting, widowed] = effect?.pay ?? [];
  expect(splitting).toMatchObject({ personId: aylin, from: 5, until: 27 });
  expect(widowed).toMatchObject({ personId: aylin, from: 27, until: 364 });
  expect(splitting?.share).toBeGreaterThan(widowed?.share ?? 2);
  const withSplitting = Math.round(169_700 * (splitting?.share ?? 0));
  // the first year is October 2026 to September 2027: five months with him, seven without
  expect(died.years[0]?.income).toBe(
    5 * 323_500 +
      260_000 +
      5 * 169_700 +
      7 * withSplitting +
      24 * 25_900 +
      3 * 141_680 +
      4 * 77_924 +
      14 * 17_710,
  );
  // 30 % less of 2,360 € that are not spent for the children
  expect((plain.years[0]?.living ?? 0) - (died.years[0]?.living ?? 0)).toBe(7 * 70_800);
  // his life insurance pays 200,000 €; the funeral of 8,000 € of today is dearer by five months of 2 %
  expect(effect?.received).toEqual([{ month: 5, amount: 20_000_000 }]);
  expect((died.years[0]?.once ?? 0) - (plain.years[0]?.once ?? 0)).toBe(
    Math.round(800_000 * 1.02 ** (5 / 12)),
  );
  // from the fourth month on: pension, two orphans, what is not spent, her dearer net, and without his pay
  expect(effect?.monthly).toBe(77_924 + 2 * 17_710 + 70_800 + (withSplitting - 169_700) - 323_500);
  // neither his own pension nor what he insured for himself goes on
  expect(died.plan.projection.pensions.some(({ amount }) => amount === 171_440)).toBe(false);
  expect(plain.plan.projection.pensions.some(({ amount }) => amount === 171_440)).toBe(true);
  expect(died.years[1]?.insurance).toBeLessThan(plain.years[1]?.insurance ?? 0);
});

test('when who is left draws an own pension, that is what counts, and no pay any more', () => {
  const { facts, person } = family;
  const aylin = person('Aylin');
  // his 3,090 € of § 18b take all of the 515.35 € of hers; of his pension of 2,143 € 86 % count, 1,842.98 €, and 40 % of
  // what is above 1,122.53 € without children, 288.18 €: 227.17 € are left, 181.74 € net
  const pays = survivorPay(facts, aylin);
  expect(pays?.pension).toBe(0);
  expect(pays?.own).toEqual({ from: 348, pension: ownNet });
  const [effect] = following(facts, { kind: 'death', personId: aylin, from: '2027-03', once: 0 }).plan
    .effects;
  expect(effect?.incomes).toContainEqual({ amount: ownNet, from: 348, until: never, isPension: true });
  // who dies when the other one has retired leaves it from the fourth month on
  const [late] = following(facts, { kind: 'death', personId: aylin, from: '2058-01', once: 0 }).plan.effects;
  expect(late?.incomes.map(({ amount, from }) => [amount, from])).toEqual([
    [74_960, 375],
    [ownNet, 378],
  ]);
});

const never = Number.POSITIVE_INFINITY;
const ownNet = 18_174;

test('of a retired couple the pensions of who dies end, and own income takes from the pension of who is left', () => {
  const { facts, person } = retired;
  const [gerd, helga] = [person('Gerd'), person('Helga')];
  // 985 € of her pension: 55 % are 541.75 €. He has 1,760 € less 14 % and 380 € less 23 % or so, 1,938.04 €; of what is
  // above 1,122.53 € (26.4 pension values) 40 % are taken: 326.20 €. 215.55 € are left, 172.44 € net.
  expect(survivorPay(facts, helga)).toMatchObject({ firstMonths: 78_800, pension: 17_244 });
  const died = following(facts, { kind: 'death', personId: gerd, from: '2027-03', once: 0 });
  // 1,517 and 334 € for five months, hers of 863 € for twelve; 80 % of 1,760 € for three, of 968 € for four
  expect(died.years[0]?.income).toBe(5 * (151_700 + 33_400) + 12 * 86_300 + 3 * 140_800 + 4 * 77_440);
  expect(died.plan.effects[0]?.monthly).toBe(77_440 + 64_350 - 151_700 - 33_400);
});

test('an own amount stands before the estimate, except in the three months that the law pays in full', () => {
  const { facts, person } = retired;
  const gerd = person('Gerd');
  const own = following(facts, { kind: 'death', personId: gerd, from: '2027-03', once: 0, amount: 90_000 });
  expect(own.plan.effects[0]?.incomes.map(({ amount }) => amount)).toEqual([140_800, 90_000]);
  const less = following(facts, { kind: 'death', personId: gerd, from: '2027-03', once: 0, share: 8_000 });
  // a fifth of 2,145 € is no longer spent
  expect(less.plan.effects[0]?.saved[0]?.amount).toBe(42_900);
});

test('what is insured without a sum is named, and what nobody has said of a funeral is asked for', () => {
  const { facts, person } = retired;
  const [effect] = following(facts, { kind: 'death', personId: person('Gerd'), from: '2027-03', once: 0 })
    .plan.effects;
  expect(effect?.openSums).toBe(1); // his funeral insurance
  const asked = following(facts, { kind: 'death', personId: person('Gerd'), from: '2027-03' });
  expect(asked.plan.effects[0]?.lacks).toEqual(['once']);
  expect(asked.years).toEqual(following(facts).years);
});

test('nothing of who has died goes on, and nobody dies when nobody would be left', () => {
  const { facts, person } = retired;
  const [gerd, helga] = [person('Gerd'), person('Helga')];
  const death = { kind: 'death', personId: gerd, from: '2028-10', once: 0 } as const;
  const care = { kind: 'care', personId: gerd, from: '2027-10', amount: 100_000 } as const;
  const { plan } = following(
    facts,
    death,
    care,
    { ...care, from: '2029-01' },
    {
      ...death,
      personId: helga,
      from: '2030-01',
    },
  );
  const [, cared, tooLate, second] = plan.effects;
  expect(cared?.expenses).toEqual([{ amount: 100_000, from: 12, until: 24 }]);
  expect(tooLate).toMatchObject({ isExcluded: true, expenses: [] });
  expect(second).toMatchObject({ isExcluded: true, pay: [] });
  expect(second?.died).toBeUndefined();
});

test('a house that is sold brings its price once, then a rent, and no cost of its own', () => {
  const { facts } = retired;
  const plain = following(facts);
  const sold = following(facts, {
    kind: 'houseSale',
    from: '2026-10',
    once: 38_000_000,
    amount: 90_000,
    rent: 29_000,
  });
  const [was, is] = [plain.years[0], sold.years[0]];
  expect((is?.living ?? 0) - (was?.living ?? 0)).toBe(12 * (90_000 - 29_000));
  expect(sold.plan.effects[0]?.monthly).toBe(29_000 - 90_000);
  // the price, less what is lived on more and no longer comes to daily life; accounts bear nothing by assumption
  expect((is?.money ?? 0) - (was?.money ?? 0)).toBeGreaterThan(38_000_000 - 12 * 61_000 - 1_000);
  expect((is?.money ?? 0) - (was?.money ?? 0)).toBeLessThanOrEqual(38_000_000);
});

test('of who is paid by an employer of civil servants the amount is asked for, and counts from the first month on', () => {
  const { household, person } = sample(4);
  const henrik = person('Henrik');
  const known = budgetFacts(household, date);
  if (known.kind !== 'computed') throw new Error('the sample is complete');
  const death = { kind: 'death', personId: henrik, from: '2027-03', once: 0 } as const;
  expect(survivorPay(known.value, henrik)).toBeUndefined();
  expect(following(known.value, death).plan.effects[0]?.lacks).toEqual(['amount']);
  const provided = following(known.value, { ...death, amount: 120_000 }).plan.effects[0];
  expect(provided?.incomes.map(({ amount, from }) => [amount, from])).toEqual([
    [120_000, 5],
    [120_000, 8],
  ]);
});
