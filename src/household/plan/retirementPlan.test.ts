import { sample } from '../testing/sample';
import {
  retirementFacts,
  defaultSettings,
  neededExtra,
  retirementResult,
  retirementSensitivity,
  retirementPlan,
} from '.';
import { retirementGap } from '../figures';

const date = '2026-10-01';
const { household } = sample(2);
const known = retirementFacts(household, date);
if (known.kind !== 'computed') throw new Error('the sample is complete');
const facts = known.value;
const settings = defaultSettings({ realReturn: 0.02 });

test('the last phase is F15 without its capital: the same need, the same pensions', () => {
  const gap = retirementGap({ household, date });
  const last = retirementPlan(facts, settings).phases.at(-1);
  if (gap.kind !== 'computed' || !last) throw new Error('computed above');
  const { livingNeed, pensions, savedRent } = gap.value;
  expect(last.need).toBe(livingNeed);
  expect(last.income).toBe(pensions.total + savedRent);
  expect(last.shortage).toBe(Math.max(0, livingNeed - pensions.total - savedRent));
});

test('who still works brings pay until the own start', () => {
  const [first, second] = retirementPlan(facts, settings).phases;
  expect(first?.retired).toHaveLength(1);
  expect(first?.parts.some(({ payer }) => payer === 'work')).toBe(true);
  expect(second?.parts.some(({ payer }) => payer === 'work')).toBe(false);
});

test('the needed amount is the smallest: with it the money lasts, with five euros less it does not', () => {
  const extra = neededExtra(facts, settings) ?? 0;
  expect(extra).toBeGreaterThan(0);
  const lasts = (extraSaving: number) => retirementResult(facts, { ...settings, extraSaving }).emptyAfter;
  expect(lasts(extra)).toBeUndefined();
  expect(lasts(extra - 500)).toBeDefined();
});

test('money that only covers a shortage lasts as long as division says, without a return', () => {
  const plain = { ...settings, realReturn: 0, extraSaving: 30_000 };
  const { plan, emptyAfter, atStart } = retirementResult(facts, plain);
  const [first] = plan.phases;
  expect(atStart).toBe(
    30_000 * (first?.from ?? 0) + facts.gap.capital.parts.reduce((all, part) => all + part.capital, 0),
  );
  // the second phase's shortage is what uses the capital up, from its first month on
  const second = plan.phases.at(-1);
  const before =
    Math.max(0, (first?.need ?? 0) - (first?.income ?? 0)) * ((first?.until ?? 0) - (first?.from ?? 0));
  const surplus =
    Math.max(0, (first?.income ?? 0) - (first?.need ?? 0)) * 0.5 * ((first?.until ?? 0) - (first?.from ?? 0));
  const months = Math.floor((atStart - before + surplus) / (second?.shortage ?? 1));
  expect(emptyAfter).toBe((second?.from ?? 0) + months);
});

test('every stress makes it worse or leaves it as it is, never better', () => {
  const saved = { ...settings, extraSaving: 20_000 };
  const base = retirementResult(facts, saved).emptyAfter ?? Number.POSITIVE_INFINITY;
  for (const stress of ['care', 'crash', 'lowReturn', 'earlier'] as const)
    expect(retirementResult(facts, { ...saved, stresses: [stress] }).emptyAfter ?? base).toBeLessThanOrEqual(
      base,
    );
});

test('later starts and higher returns last longer', () => {
  const rows = retirementSensitivity(facts, { ...settings, extraSaving: 20_000 });
  const age = (row: number, cell: number) => rows[row]?.cells[cell]?.lastsUntil ?? 200;
  expect(age(0, 1)).toBeLessThanOrEqual(age(2, 1));
  expect(age(1, 0)).toBeLessThan(age(1, 2));
});

test('what is missing is said and nothing computed; the retired are not asked', () => {
  const noBirth = retirementFacts({ ...household, incomes: { items: {} } }, date);
  expect(noBirth.kind).toBe('missing');
});

test.each([
  ['contracts', 'contracts'],
  ['assets', 'assets'],
] as const)('without %s nobody knows what is saved: the plan waits and does not count 0', (section, fact) => {
  const bare = retirementFacts({ ...household, [section]: { items: {} } }, date);
  expect(bare).toMatchObject({ kind: 'missing', facts: expect.arrayContaining([{ fact }]) as unknown });
});

test('who has said that there are no contracts is not asked for them again', () => {
  const none = { [crypto.randomUUID()]: { position: 0, of: 'contracts' as const } };
  const asked = { ...household, contracts: { items: {} }, absences: { items: none } };
  expect(retirementFacts(asked, date).kind).toBe('computed');
});

test('who retires at a special age lives without the state’s pension until the standard age', () => {
  const { household: civil, person } = sample(4);
  const personId = person('Henrik');
  const [[jobId = '', job] = []] = Object.entries(civil.employments.items).filter(
    ([, one]) => one.personId === personId,
  );
  if (!job) throw new Error('Henrik has a job');
  const letter = {
    position: 90,
    personId,
    recordDate: date,
    provider: 'statutory' as const,
    projectedPension: 300_00,
  };
  const police = retirementFacts(
    {
      ...civil,
      employments: {
        items: { ...civil.employments.items, [jobId]: { ...job, retirementAgeMonths: 62 * 12 } },
      },
      statutoryPensions: { items: { ...civil.statutoryPensions.items, letter } },
    },
    date,
  );
  if (police.kind !== 'computed') throw new Error(JSON.stringify(police));
  const { phases, starts } = retirementPlan(police.value, settings);
  const paid = (part: string) =>
    phases.filter(({ parts }) => parts.some(({ key }) => key.startsWith(`${personId} ${part}`)));
  expect(paid('civilService')[0]?.from).toBe(starts[personId]);
  expect(paid('statutory')[0]?.from).toBe((starts[personId] ?? 0) + 5 * 12);
});
