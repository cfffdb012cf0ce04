import { deathCapitalNeed, sickPay } from '../income-loss';
import { selfEmployedNet } from '../net-income';
import { disabilityPension, netPension, oldAgePension } from '../state-pension';
import { basicPensionTaxEffect } from '../subsidies';
import { assessTaxes } from '../tax';
import { explainAssessment, explainBasicPension, explainSelfEmployedNet } from './assessment';
import type { Explanation, ExplanationSection } from './explanation';
import { explainDeathCapitalNeed, explainSickPay } from './income-loss';
import { explainDisabilityPension, explainNetPension, explainOldAgePension } from './pension';
import { type ExplanationKey, explanationTexts } from './texts';

const hesse = { federalState: 'HESSEN', churchMember: true } as const;
const fund = { kind: 'statutory', membership: 'compulsory' } as const;

const explanations: Record<string, Explanation<ExplanationKey>> = {
  assessment: explainAssessment(
    assessTaxes({
      year: 2026,
      tariff: 'splitting',
      incomeBeforeChildren: 180_000_00,
      children: [{ share: 'full' }, { share: 'full', months: 2 }],
      ...hesse,
    }),
  ),
  smallAssessment: explainAssessment(
    assessTaxes({
      year: 2025,
      tariff: 'basic',
      incomeBeforeChildren: 30_000_00,
      children: [{ share: 'half' }],
      ...hesse,
    }),
  ),
  selfEmployed: explainSelfEmployedNet(
    selfEmployedNet({
      year: 2026,
      profitYear: 66_000_00,
      health: { kind: 'statutory', sickPay: true },
      tariff: 'basic',
      ...hesse,
    }),
  ),
  basicPension: explainBasicPension(
    basicPensionTaxEffect({
      year: 2026,
      tariff: 'basic',
      contributionYear: 7_200_00,
      statutoryContributionsYear: 10_000_00,
      employerContributionsYear: 5_000_00,
      assessment: { incomeBeforeChildren: 44_735_00, ...hesse },
    }),
  ),
  early: explainOldAgePension(
    oldAgePension({
      kind: 'long-insured',
      birthDate: '1970-03-10',
      startDate: '2033-04-01',
      points: 15.9,
      pointsPerYear: 1.1897,
      remainingYears: 6,
      valueDate: '2026-10-01',
    }),
  ),
  late: explainOldAgePension(
    oldAgePension({
      kind: 'standard',
      birthDate: '1970-03-10',
      startDate: '2038-04-01',
      points: 40,
      valueDate: '2026-10-01',
    }),
  ),
  disability: explainDisabilityPension(
    disabilityPension({
      birthDate: '1986-10-01',
      startDate: '2026-10-01',
      points: 15,
      averagePointsPerYear: 1.1,
      degree: 'half',
    }),
  ),
  netPension: explainNetPension(
    netPension({
      year: 2026,
      pensioners: [
        { statePension: 1_760_00, startYear: 2022, health: fund },
        {
          statePension: 2_400_00,
          startYear: 2026,
          health: { kind: 'private', premiumMonth: 700_00, basicPremiumMonth: 600_00 },
        },
      ],
      ...hesse,
    }),
  ),
  sickPay: explainSickPay(
    sickPay({
      year: 2026,
      status: 'employee',
      grossMonth: 3_350_00,
      netMonth: 2_250_00,
      federalState: 'HESSEN',
    }),
  ),
  death: explainDeathCapitalNeed({
    year: 2026,
    result: deathCapitalNeed({
      debts: 277_800_00,
      netMonth: 3_235_00,
      bridgingMonths: 24,
      childAges: [7, 3],
      childNeedMonth: 200_00,
      childUntilAge: 18,
      creditableAssets: 17_700_00,
      existingCover: 200_000_00,
    }),
  }),
};

/** Sections in which the closing line is a product or a choice, not a sum. */
const notSums: readonly ExplanationKey[] = ['pensionOfMonth', 'sickPayOfDay', 'pensionTaxes'];

const amounts = ({ steps }: ExplanationSection<ExplanationKey>, weight: 'line' | 'total') =>
  steps
    .filter((step) => step.weight === weight)
    .map(({ result }) => ('amount' in result ? result.amount : 0));

describe.each(Object.entries(explanations))('explanation: %s', (_name, explanation) => {
  test('every section that is a sum adds up', () => {
    for (const section of explanation.sections.filter(({ key }) => !notSums.includes(key))) {
      const sum = amounts(section, 'line').reduce((total, amount) => total + amount, 0);
      expect({ section: section.key, sum: sum.toFixed(4) }).toEqual({
        section: section.key,
        sum: amounts(section, 'total')[0]?.toFixed(4),
      });
    }
  });

  test('keys are unique where they stand side by side, and every placeholder has its value', () => {
    const sections = explanation.sections.map(({ key }) => key);
    expect(new Set(sections).size).toBe(sections.length);
    for (const { steps } of explanation.sections) {
      expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
      for (const { key, formula, values } of steps) {
        const { de, en } = explanationTexts;
        const asked = `${formula} ${de[key].label} ${de[key].note} ${en[key].label} ${en[key].note}`;
        for (const [, name = ''] of asked.matchAll(/\{(\w+)\}/g)) expect(Object.keys(values)).toContain(name);
      }
    }
  });
});

test('the pension names what it is made of', () => {
  const [points, month] = explanations['early']?.sections ?? [];
  expect(points?.steps.map(({ result }) => 'amount' in result && result.amount)).toEqual([
    15.9, 7.1382, 23.0382,
  ]);
  expect(month?.steps.map(({ key }) => key)).toEqual([
    'accessFactorEarly',
    'personalPoints',
    'pensionValue',
    'grossPension',
  ]);
  expect(month?.steps[0]?.values).toMatchObject({ months: { amount: 48 }, perMonth: { amount: 0.003 } });
  expect(explanations['late']?.sections[1]?.steps[0]?.key).toBe('accessFactorLate');
  expect(explanations['disability']?.sections[1]?.steps.map(({ key }) => key)).toContain('kindFactor');
});

test('the assessment tells allowance from benefit', () => {
  const keys = (name: string) => explanations[name]?.sections[0]?.steps.map(({ key }) => key);
  expect(keys('assessment')).toEqual([
    'childAllowancesUsed',
    'assessedIncome',
    'tariffTax',
    'benefitAdded',
    'incomeTax',
  ]);
  expect(keys('smallAssessment')).toEqual(['childBenefitKept', 'assessedIncome', 'tariffTax', 'incomeTax']);
});
