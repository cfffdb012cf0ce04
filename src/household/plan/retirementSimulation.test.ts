import { sample } from '../testing/sample';
import {
  defaultSettings,
  type RetirementFacts,
  retirementPlan,
  retirementResult,
  retirementSensitivity,
  retirementSimulation,
  usualNeedShare,
} from '.';

const date = '2026-10-01';

function of(number: 2 | 5) {
  const { household, person } = sample(number);
  const known = retirementSimulation(household, date);
  if (known.kind !== 'computed') throw new Error('the sample is complete');
  const settings = defaultSettings({ realReturn: 0, needShare: usualNeedShare(household) });
  return { facts: known.value, settings, person, household };
}

const gerdAndHelga = of(5);
const monthOf = (facts: RetirementFacts, month: number) =>
  retirementPlan(facts, defaultSettings({ realReturn: 0 }))
    .months.day(month)
    .slice(0, 7);

test('the retired live on what they draw, and need what they spend', () => {
  const { facts, settings } = gerdAndHelga;
  const [phase, later] = retirementPlan(facts, settings).phases;
  // 1,517 + 863 + 334 € of pensions; 2,145 € are lived on, 198 € insured
  expect(phase).toMatchObject({ from: 0, income: 271_400, need: 234_300, shortage: 0 });
  expect(later).toBeUndefined();
  // his 52,000 € of funds stay and half of what is left over is added: 371 € a month, over 295 months to 95
  const { atStart, years } = retirementResult(facts, settings);
  expect(atStart).toBeGreaterThanOrEqual(5_200_000);
  expect((years[1]?.capital ?? 0) - (years[0]?.capital ?? 0)).toBe(11 * 18_550);
  for (const { cells } of retirementSensitivity(facts, settings)) expect(cells).toHaveLength(1);
});

test('when he dies his pensions end, hers of a widow begins in two steps, and less is lived on', () => {
  const { facts, settings, person } = gerdAndHelga;
  const events = [
    { id: 'one', kind: 'death' as const, personId: person('Gerd'), from: monthOf(facts, 12), once: 600_000 },
  ];
  const { plan } = retirementResult(facts, { ...settings, events });
  expect(plan.phases.map(({ from, income, need }) => [from, income, need])).toEqual([
    [0, 271_400, 234_300],
    // her 863 €, his whole 1,760 € × 0.8; 30 % less of 2,145 € is lived on
    [12, 86_300 + 140_800, 234_300 - 64_350],
    // 55 % of 1,760 € × 0.8
    [15, 86_300 + 77_440, 234_300 - 64_350],
  ]);
  expect(plan.phases[2]).toMatchObject({
    died: [person('Gerd')],
    retired: [person('Helga')],
    shortage: 6_210,
  });
  expect(plan.projection.goals).toEqual([{ amount: 600_000, date: '2027-10-01' }]);
});

test('care costs what is told for as long as it lasts; a sold house brings its price and a rent', () => {
  const { facts, settings, person } = gerdAndHelga;
  const care = { id: 'care', kind: 'care' as const, personId: person('Helga'), amount: 150_000, months: 24 };
  const sale = { id: 'sale', kind: 'houseSale' as const, once: 36_000_000, amount: 95_000, rent: 29_000 };
  const events = [
    { ...care, from: monthOf(facts, 24) },
    { ...sale, from: monthOf(facts, 36) },
  ];
  const { plan } = retirementResult(facts, { ...settings, events });
  expect(plan.phases.map(({ from, need }) => [from, need])).toEqual([
    [0, 234_300],
    [24, 384_300],
    [36, 384_300 + 66_000],
    [48, 234_300 + 66_000],
  ]);
  expect(plan.projection.savings.at(-1)).toMatchObject({
    subsidy: 36_000_000,
    from: '2029-10-01',
    until: '2029-10-01',
  });
});

test('who still works has the plan of F15, with events on it', () => {
  const { facts, settings, person } = of(2);
  const plain = retirementPlan(facts, settings);
  expect(plain.phases).toHaveLength(2);
  const [jonas, aylin] = [person('Jonas'), person('Aylin')];
  const died = retirementPlan(facts, {
    ...settings,
    events: [{ id: 'one', kind: 'death', personId: jonas, from: '2030-01', once: 0 }],
  });
  // nothing begins with him any more: the first stretch is her own retirement
  expect(died.phases[0]?.from).toBe(plain.starts[aylin]);
  expect(died.phases[0]?.parts.map(({ payer }) => payer)).toEqual(['statutory', 'survivor', 'savedRent']);
  const less = retirementPlan(facts, {
    ...settings,
    events: [
      { id: 'two', kind: 'partTime', personId: aylin, from: '2054-01', share: 5_000, amount: 100_000 },
    ],
  });
  const [work] = less.phases[0]?.parts.filter(({ payer }) => payer === 'work') ?? [];
  expect(work?.amount).toBe(100_000);
});
