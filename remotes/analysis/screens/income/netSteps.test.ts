import { type Income, netEstimate, type SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { netSteps } from './netSteps';

const [, musterhaus, musterwerk, musteramt] = sampleHouseholds;
const date = '2026-10-01';

function stepsOf(documents: SectionData, kind: Income['kind']) {
  const [, income] = Object.entries(documents.incomes.items).find(([, one]) => one.kind === kind) ?? [];
  if (!income) throw new Error(`the sample has a ${kind}`);
  const estimate = netEstimate(documents, income, date);
  if (estimate.kind !== 'estimated') throw new Error(JSON.stringify(estimate));
  return { estimate, steps: netSteps(estimate) };
}

/** What the steps before the last one come to. */
const reached = (steps: ReturnType<typeof netSteps>) =>
  steps
    .filter(({ kind }) => kind !== 'end')
    .reduce((sum, { kind, amount }) => sum + (kind === 'deduction' ? -amount : amount), 0);

/** The sample, its adults insured in another way. */
function insuredBy(
  documents: SectionData,
  healthInsurance: 'private' | 'statutory' | 'statutoryVoluntary',
): SectionData {
  const items = Object.entries(documents.employments.items).map(([id, job]) => [
    id,
    { ...job, healthInsurance },
  ]);
  return { ...documents, employments: { items: Object.fromEntries(items) } };
}

/** The sample with a private full insurance of everybody who has a job. */
function withPremium(documents: SectionData, premium: number): SectionData {
  const contracts = Object.values(documents.employments.items).map(({ personId }, index) => [
    `health${index}`,
    {
      position: index,
      kind: 'insurance',
      line: 'healthFull',
      company: 'Musterkranken',
      personIds: [personId],
      premium,
      frequency: 'monthly',
      state: 'ok',
    },
  ]);
  return { ...documents, contracts: { items: Object.fromEntries(contracts) } };
}

test('the steps of an employee end where they add up to', () => {
  const { estimate, steps } = stepsOf(documentsOf(musterhaus), 'salary');
  expect(reached(steps)).toBe(estimate.net);
  expect(steps.map(({ key }) => key)).toContain('unemployment');
});

test('the subsidy of an employer to private premiums is a step of its own', () => {
  const { estimate, steps } = stepsOf(
    withPremium(insuredBy(documentsOf(musterhaus), 'private'), 500_00),
    'salary',
  );
  expect(steps).toContainEqual({ key: 'employerSubsidy', amount: 250_00, kind: 'addition' });
  expect(reached(steps)).toBe(estimate.net);
});

test('a civil servant privately insured has taxes only', () => {
  const { estimate, steps } = stepsOf(documentsOf(musteramt), 'officialPay');
  expect(steps.map(({ key }) => key).filter((key) => !/Tax|Surcharge/.test(key))).toEqual(['gross', 'net']);
  expect(reached(steps)).toBe(estimate.net);
});

test('what a civil servant pays to a fund is a step before the net', () => {
  const { estimate, steps } = stepsOf(insuredBy(documentsOf(musteramt), 'statutory'), 'officialPay');
  expect(steps.map(({ key }) => key)).toContain('healthAndCare');
  expect(reached(steps)).toBe(estimate.net);
});

describe('of a profit', () => {
  test('privately insured: the taxes of a year; the premium is a contract', () => {
    const { estimate, steps } = stepsOf(
      withPremium(insuredBy(documentsOf(musterwerk), 'private'), 600_00),
      'profit',
    );
    expect(steps.map(({ key }) => key)).toEqual(expect.not.arrayContaining(['healthAndCare']));
    expect(steps.at(-1)?.amount).toBe(reached(steps));
    expect(Math.abs(reached(steps) / 12 - estimate.net)).toBeLessThan(1);
  });

  test('in a fund: its contributions too', () => {
    const { estimate, steps } = stepsOf(insuredBy(documentsOf(musterwerk), 'statutoryVoluntary'), 'profit');
    expect(steps.map(({ key }) => key)).toContain('healthAndCare');
    expect(steps.at(-1)?.amount).toBe(reached(steps));
    expect(Math.abs(reached(steps) / 12 - estimate.net)).toBeLessThan(1);
  });

  /** Everybody with a job, insured by the Künstlersozialkasse. */
  const asArtist = (documents: SectionData): SectionData => {
    const items = Object.entries(documents.employments.items).map(([id, job]) => [
      id,
      { ...job, socialScheme: 'artists' },
    ]);
    return { ...documents, employments: { items: Object.fromEntries(items) } };
  };

  test('of an artist: contributions to the pension, and what the Künstlersozialkasse adds to private premiums', () => {
    const { steps } = stepsOf(asArtist(insuredBy(documentsOf(musterwerk), 'statutory')), 'profit');
    // 5,500 × 9.3 % × 12
    expect(steps).toContainEqual({ key: 'ownPension', amount: 6_138_00, kind: 'deduction' });
    expect(steps.at(-1)?.amount).toBe(reached(steps));
    const insured = withPremium(insuredBy(documentsOf(musterwerk), 'private'), 600_00);
    const { steps: ofPrivate } = stepsOf(asArtist(insured), 'profit');
    // half of 600 is less than 5,500 × (14.6 % + 2.9 % + 3.6 %) ÷ 2 = 580.25
    expect(ofPrivate).toContainEqual({ key: 'artistsSubsidy', amount: 3_600_00, kind: 'addition' });
    expect(ofPrivate.at(-1)?.amount).toBe(reached(ofPrivate));
  });
});
