import * as fc from 'fast-check';
import {
  type FederalState,
  grossToNet,
  netPension,
  selfEmployedNet,
  sickPay,
  type TaxClass,
  wageTax,
} from '@vp-digital/core/finance';
import {
  type Explanation,
  type ExplanationSection,
  type ExplanationStep,
  type ExplanationTexts,
  explainDisabilityPension,
  explainGrossToNet,
  explainNetPension,
  explainSelfEmployedNet,
  explainSickPay,
  explainWageTax,
} from '@vp-digital/core/finance/explain';
import de from '@vp-digital/core/finance/explain/locales/de.json';
import en from '@vp-digital/core/finance/explain/locales/en.json';
import {
  adults,
  disabilityEstimate,
  incomeWhenSick,
  netEstimate,
  type SectionData,
} from '@vp-digital/core/household';
import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { variedHousehold } from '@vp-digital/core/household/testing/householdArbitrary';
import { createFormat } from '@vp-digital/core/platform';
import { calculationStep } from './calculationStep';
import { refutedEquations } from '../testing';

const languages = ['de', 'en'] as const;
const textsOf: Record<'de' | 'en', ExplanationTexts> = { de, en };
const date = '2026-10-01';

/** What a reader of the sheet sees: the formula in figures, and the result beside it. */
function expectTrue({ sections }: Explanation) {
  for (const language of languages)
    expect(refutedEquations(sections, { texts: textsOf[language], language })).toEqual([]);
  sections.forEach(expectSum);
}

/** The lines of a section are what its total is made of. */
function expectSum({ key, steps }: ExplanationSection) {
  const of = (weight: ExplanationStep['weight']) =>
    steps
      .filter((step) => step.weight === weight)
      .map(({ result }) => ('amount' in result ? result.amount : 0));
  const [lines, [total]] = [of('line'), of('total')];
  if (lines.length === 0 || total === undefined) return;
  const sum = lines.reduce((all, amount) => all + amount, 0);
  expect({ key, sum: sum.toFixed(4) }).toEqual({ key, sum: total.toFixed(4) });
}

function explained(household: SectionData): Explanation[] {
  return adults(household).flatMap(({ id: personId }) => {
    const input = { household, personId, date };
    const sick = incomeWhenSick(input);
    const disabled = disabilityEstimate(input);
    const nets = Object.values(household.incomes.items).map((income) => netEstimate(household, income, date));
    return [
      ...(sick.kind === 'computed' && sick.value.kind === 'sickPay'
        ? [explainSickPay(sick.value.sickPay)]
        : []),
      ...(disabled.kind === 'computed' && disabled.value.estimate
        ? [explainDisabilityPension(disabled.value.estimate)]
        : []),
      ...nets.flatMap((net) => {
        if (net.kind !== 'estimated') return [];
        if (net.of === 'pension') return [explainNetPension(net.result)];
        return [net.of === 'pay' ? explainGrossToNet(net.result) : explainSelfEmployedNet(net.result)];
      }),
    ];
  });
}

test('no calculation sheet of a sample household shows an equation that a pocket calculator refutes', () => {
  const all = sampleHouseholds.map(documentsOf).flatMap(explained);
  expect(all.length).toBeGreaterThan(10);
  for (const explanation of all) expectTrue(explanation);
});

test('nor one of a random household', () => {
  fc.assert(
    fc.property(variedHousehold, (household) => {
      for (const explanation of explained(household)) expectTrue(explanation);
    }),
    { numRuns: 60, seed: 20261001 },
  );
});

const pay = fc.integer({ min: 0, max: 1_500_000 });
const state = fc.constantFrom<FederalState>('HESSEN', 'SACHSEN', 'BAYERN');
const taxClass = fc.constantFrom<TaxClass>('I', 'II', 'III', 'IV', 'V', 'VI');
const person = fc.record({
  children: fc.integer({ min: 0, max: 5 }),
  birthDate: fc.constantFrom('1962-03-01', '1990-05-01'),
  federalState: state,
});
const rate = fc.integer({ min: 0, max: 400 }).map((points) => points / 10_000);

const anyExplanation: fc.Arbitrary<Explanation> = fc.oneof(
  fc
    .record({ gross: pay, taxClass, churchMember: fc.boolean(), additionalRate: rate, person })
    .map(({ person: who, additionalRate, ...income }) =>
      explainGrossToNet(
        grossToNet({
          ...who,
          ...income,
          year: 2026,
          period: 'month',
          health: { kind: 'statutory', additionalRate },
        }),
      ),
    ),
  fc
    .record({
      status: fc.constantFrom('employee' as const, 'self-employed' as const),
      grossMonth: pay,
      netMonth: pay,
      pensionInsured: fc.boolean(),
      person,
    })
    .map(({ person: who, ...income }) =>
      explainSickPay(sickPay({ ...who, ...income, year: 2026, unemploymentInsured: income.pensionInsured })),
    ),
  fc
    .record({
      gross: pay,
      factor: fc.integer({ min: 1, max: 999 }),
      federalState: state,
      churchMember: fc.boolean(),
    })
    .map(({ factor, ...income }) =>
      explainWageTax(
        wageTax({
          ...income,
          year: 2026,
          period: 'month',
          taxClass: 'IV',
          factor: factor / 1_000,
          health: {
            kind: 'statutory',
            additionalRate: 0.029,
            saxony: false,
            careSurcharge: false,
            careDiscounts: 0,
          },
        }),
      ),
    ),
  fc
    .record({ profitYear: pay.map((month) => month * 12), federalState: state, churchMember: fc.boolean() })
    .map((income) =>
      explainSelfEmployedNet(
        selfEmployedNet({
          ...income,
          year: 2026,
          tariff: 'basic',
          health: { kind: 'statutory', sickPay: true },
        }),
      ),
    ),
  fc
    .record({ statePension: pay, federalState: state, churchMember: fc.boolean() })
    .map(({ statePension, ...rest }) =>
      explainNetPension(
        netPension({
          ...rest,
          year: 2026,
          pensioners: [
            { statePension, startYear: 2026, health: { kind: 'statutory', membership: 'compulsory' } },
          ],
        }),
      ),
    ),
);

test('nor one of any pay, profit, sickness or pension', () => {
  fc.assert(
    fc.property(anyExplanation, (explanation) => expectTrue(explanation)),
    { numRuns: 400, seed: 20261001 },
  );
});

test('who has a profit is told of no wage, and of no contribution that is not paid', () => {
  const { sections } = explainSickPay(
    sickPay({
      year: 2026,
      status: 'self-employed',
      grossMonth: 5_500_00,
      netMonth: 4_000_00,
      pensionInsured: false,
      unemploymentInsured: false,
      children: 1,
      birthDate: '1980-05-01',
      federalState: 'HESSEN',
    }),
  );
  expect(sections.map(({ steps }) => steps.map(({ key }) => key))).toEqual([
    ['countedProfitDay', 'sickPayOfProfit'],
    ['sickPayMonth', 'sickPayCare', 'sickPayNet', 'sickPayGap'],
  ]);
});

test('an amount of another period than its column says so', () => {
  const { sections } = explainWageTax(
    wageTax({
      year: 2026,
      period: 'month',
      gross: 5_150_00,
      taxClass: 'I',
      federalState: 'BAYERN',
      churchMember: false,
      health: {
        kind: 'statutory',
        additionalRate: 0.029,
        saxony: false,
        careSurcharge: false,
        careDiscounts: 0,
      },
    }),
  );
  expect(sections.map(({ of }) => of)).toEqual(['year', 'month']);
  const words = {
    texts: de,
    format: createFormat('de'),
    ofPeriod: (period: string) => `€/${period}`,
  };
  const [yearly] = sections[1]?.steps ?? [];
  expect(yearly && calculationStep(yearly, 'month', words).amount).toMatch(/^[\d.]+,00\u00a0€\/year$/);
});
