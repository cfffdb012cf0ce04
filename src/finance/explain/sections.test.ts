import { deathCapitalNeed, sickPay } from '../income-loss';
import { type GrossToNetInput, grossToNet, selfEmployedNet } from '../net-income';
import { disabilityPension, netPension, oldAgePension } from '../state-pension';
import { basicPensionTaxEffect } from '../subsidies';
import { assessTaxes, wageTax } from '../tax';
import { explainAssessment, explainBasicPension, explainSelfEmployedNet } from './assessment';
import calculationSheets from './calculationSheets.json';
import type { Explanation, ExplanationSection, ExplanationStep, StepValue } from './explanation';
import { explainDeathCapitalNeed, explainSickPay } from './incomeLoss';
import { explainGrossToNet } from './netIncome';
import { explainDisabilityPension, explainNetPension, explainOldAgePension } from './pension';
import de from './locales/de.json';
import en from './locales/en.json';
import type { ExplanationKey, ExplanationTexts } from './texts';
import { explainWageTax } from './wageTax';

const german: ExplanationTexts = de;
const english: ExplanationTexts = en;

const jonas: GrossToNetInput = {
  year: 2026,
  period: 'month',
  gross: 5_150_00,
  taxClass: 'IV',
  children: 2,
  federalState: 'BAYERN',
  churchMember: false,
  health: { kind: 'statutory', additionalRate: 0.029 },
};
const childless = { children: 0, birthDate: '1990-05-01', taxClass: 'I' } as const;
const taxCard = {
  year: 2026,
  period: 'year',
  gross: 140_000_00,
  taxClass: 'III',
  childAllowances: 1,
  federalState: 'HESSEN',
  churchMember: true,
  health: { kind: 'private', basicPremiumMonth: 500_00, employerSubsidyMonth: 250_00, saxony: false },
} as const;
const oldAge = { birthDate: '1970-03-10', points: 40, valueDate: '2026-10-01' } as const;

const hesse = { federalState: 'HESSEN', churchMember: true } as const;
const fund = { kind: 'statutory', membership: 'compulsory' } as const;

/** Worked out in the test, so that a mistake fails it instead of the whole file. */
const explanations: Record<string, () => Explanation<ExplanationKey>> = {
  assessment: () =>
    explainAssessment(
      assessTaxes({
        year: 2026,
        tariff: 'splitting',
        incomeBeforeChildren: 180_000_00,
        children: [{ share: 'full' }, { share: 'full', months: 2 }],
        ...hesse,
      }),
    ),
  smallAssessment: () =>
    explainAssessment(
      assessTaxes({
        year: 2025,
        tariff: 'basic',
        incomeBeforeChildren: 30_000_00,
        children: [{ share: 'half' }],
        ...hesse,
      }),
    ),
  selfEmployed: () =>
    explainSelfEmployedNet(
      selfEmployedNet({
        year: 2026,
        profitYear: 66_000_00,
        health: { kind: 'statutory', sickPay: true },
        tariff: 'basic',
        ...hesse,
      }),
    ),
  basicPension: () =>
    explainBasicPension(
      basicPensionTaxEffect({
        year: 2026,
        tariff: 'basic',
        contributionYear: 7_200_00,
        statutoryContributionsYear: 10_000_00,
        employerContributionsYear: 5_000_00,
        assessment: { incomeBeforeChildren: 44_735_00, ...hesse },
      }),
    ),
  early: () =>
    explainOldAgePension(
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
  late: () =>
    explainOldAgePension(
      oldAgePension({
        kind: 'standard',
        birthDate: '1970-03-10',
        startDate: '2038-04-01',
        points: 40,
        valueDate: '2026-10-01',
      }),
    ),
  disability: () =>
    explainDisabilityPension(
      disabilityPension({
        birthDate: '1986-10-01',
        startDate: '2026-10-01',
        points: 15,
        averagePointsPerYear: 1.1,
        degree: 'half',
      }),
    ),
  netPension: () =>
    explainNetPension(
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
  sickPay: () =>
    explainSickPay(
      sickPay({
        year: 2026,
        status: 'employee',
        grossMonth: 3_350_00,
        netMonth: 2_250_00,
        federalState: 'HESSEN',
      }),
    ),
  death: () =>
    explainDeathCapitalNeed({
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
  'two children': () => explainGrossToNet(grossToNet(jonas)),
  'childless, church member, high pay': () =>
    explainGrossToNet(grossToNet({ ...jonas, ...childless, gross: 12_000_00, churchMember: true })),
  Minijob: () => explainGrossToNet(grossToNet({ ...jonas, gross: 500_00 })),
  Midijob: () => explainGrossToNet(grossToNet({ ...jonas, gross: 1_500_00 })),
  'Midijob, childless': () => explainGrossToNet(grossToNet({ ...jonas, ...childless, gross: 1_500_00 })),
  'one child, deferred pay, a year': () =>
    explainGrossToNet(
      grossToNet({ ...jonas, children: 1, period: 'year', gross: 60_000_00, deferredPay: 2_400_00 }),
    ),
  'private health, class V': () =>
    explainGrossToNet(
      grossToNet({
        ...jonas,
        taxClass: 'V',
        gross: 7_000_00,
        health: { kind: 'private', premiumMonth: 600_00, carePremiumMonth: 50_00 },
      }),
    ),
  'working pensioner': () =>
    explainGrossToNet(grossToNet({ ...jonas, ...childless, birthDate: '1958-03-01', activePension: true })),
  'tax card with an allowance, class II': () =>
    explainWageTax(wageTax({ ...taxCard, gross: 50_000_00, taxClass: 'II', taxFreeAllowance: 1_200_00 })),
  'splitting tariff with both surcharges': () => explainWageTax(wageTax(taxCard)),
  'class VI': () => explainWageTax(wageTax({ ...taxCard, taxClass: 'VI' })),
  'class IV with factor': () => explainWageTax(wageTax({ ...taxCard, taxClass: 'IV', factor: 0.912 })),
  'benefits and age relief': () =>
    explainWageTax(
      wageTax({
        ...taxCard,
        gross: 60_000_00,
        birthDate: '1955-01-01',
        benefits: { amount: 24_000_00, startYear: 2020, firstMonth: 2_000_00, specialPayments: 0 },
      }),
    ),
  'pension in time': () =>
    explainOldAgePension(oldAgePension({ ...oldAge, kind: 'standard', startDate: '2037-04-01' })),
  'full disability': () =>
    explainDisabilityPension(
      disabilityPension({
        birthDate: '1986-10-01',
        startDate: '2026-10-01',
        points: 15,
        averagePointsPerYear: 1.1,
        degree: 'full',
      }),
    ),
  'one pensioner': () =>
    explainNetPension(
      netPension({
        year: 2026,
        pensioners: [
          { statePension: 1_760_00, startYear: 2022, health: { kind: 'statutory', membership: 'voluntary' } },
        ],
        federalState: 'HESSEN',
        churchMember: false,
      }),
    ),
};

function shown(value: StepValue): string {
  switch (value.unit) {
    case 'cents':
      return `${(value.amount / 100).toFixed(2)} €${value.of ? ` of a ${value.of}` : ''}`;
    case 'rate':
    case 'share':
      return `${(value.amount * 100).toFixed(3)} %`;
    case 'number':
      return value.amount.toFixed(value.decimals);
    case 'date':
      return value.date;
    case 'code':
      return value.code;
  }
}

/** A line of a sheet without its words: what it is, its result, how it came about, its law and year. */
function lineOf({ weight, key, result, formula, values, paragraph, year }: ExplanationStep): string {
  const given = Object.entries(values).map(([name, value]) => `${name} ${shown(value)}`);
  return [`${weight} ${key}`, shown(result), formula, given.join(', '), paragraph, year].join(' | ');
}

/** Key, result, formula, values, law and year of each line. A change of the law or of a sheet shows here. */
const sheets = new Map<string, unknown>(Object.entries(calculationSheets));

const amounts = ({ steps }: ExplanationSection<ExplanationKey>, weight: 'line' | 'total') =>
  steps
    .filter((step) => step.weight === weight)
    .map(({ result }) => ('amount' in result ? result.amount : 0));

describe.each(Object.entries(explanations))('explanation: %s', (name, explain) => {
  test('the sheet is the one that was checked, line by line', () => {
    const explanation = explain();
    const sections = explanation.sections.map(({ key, of, steps }) => [
      `${key}: ${of}`,
      ...steps.map(lineOf),
    ]);
    expect([explanation.key, explanation.year, ...sections]).toEqual(sheets.get(name));
  });

  test('every section that is a sum adds up', () => {
    for (const section of explain().sections) {
      if (amounts(section, 'line').length === 0 || amounts(section, 'total').length === 0) continue;
      const sum = amounts(section, 'line').reduce((total, amount) => total + amount, 0);
      expect({ section: section.key, sum: sum.toFixed(4) }).toEqual({
        section: section.key,
        sum: amounts(section, 'total')[0]?.toFixed(4),
      });
    }
  });

  test('keys are unique where they stand side by side, and every placeholder has its value', () => {
    const explanation = explain();
    const sections = explanation.sections.map(({ key }) => key);
    expect(new Set(sections).size).toBe(sections.length);
    for (const { steps } of explanation.sections) {
      expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
      for (const { key, formula, values } of steps) {
        const said = [german[key], english[key]].map(({ label, note }) => `${label} ${note}`);
        const asked = [formula, ...said].join(' ');
        for (const [, name = ''] of asked.matchAll(/\{(\w+)\}/g)) expect(Object.keys(values)).toContain(name);
      }
    }
  });
});

test('the pension names what it is made of', () => {
  const [points, month] = explanations['early']?.().sections ?? [];
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
  expect(explanations['late']?.().sections[1]?.steps[0]?.key).toBe('accessFactorLate');
  expect(explanations['disability']?.().sections[1]?.steps.map(({ key }) => key)).toContain('kindFactor');
});

test('no pay is a line of its own, what else is nothing has none', () => {
  const [payslip] = explainGrossToNet(grossToNet({ ...jonas, gross: 0 })).sections;
  expect(payslip?.steps.map(({ key }) => key)).toEqual(['gross', 'net']);
});

test('the deductions of the self-employed are taken off their profit', () => {
  const single = { singleParentOf: 1, furtherDeductions: 3_600_00, profitYear: 66_000_00 };
  const { sections } = explainSelfEmployedNet(
    selfEmployedNet({
      year: 2026,
      tariff: 'basic',
      health: { kind: 'statutory', sickPay: true },
      ...hesse,
      ...single,
    }),
  );
  const deducted = sections.find(({ key }) => key === 'deductionsOfYear');
  const amountOf = (name: ExplanationKey) => deducted?.steps.find(({ key }) => key === name)?.result;
  expect(amountOf('singleParentRelief')).toEqual({ unit: 'cents', amount: -4_260_00 });
  expect(amountOf('furtherDeductions')).toEqual({ unit: 'cents', amount: -3_600_00 });
});

test('the assessment tells allowance from benefit', () => {
  const keys = (name: string) => explanations[name]?.().sections[0]?.steps.map(({ key }) => key);
  expect(keys('assessment')).toEqual([
    'childAllowancesUsed',
    'assessedIncome',
    'tariffTax',
    'benefitAdded',
    'incomeTax',
  ]);
  expect(keys('smallAssessment')).toEqual(['childBenefitKept', 'assessedIncome', 'tariffTax', 'incomeTax']);
});

test('every label and note says something, in both languages, and asks for the same values', () => {
  const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].flat().sort();
  expect(Object.keys(en)).toEqual(Object.keys(de));
  for (const [key, own] of Object.entries(german)) {
    const other = Object.entries(english).find(([name]) => name === key)?.[1];
    for (const text of [own.label, other?.label, own.note ?? '-', other?.note ?? '-']) {
      expect({ key, text }).toEqual({ key, text: expect.stringMatching(/\S/) });
    }
    expect(Object.keys(own)).toEqual(Object.keys(other ?? {}));
    expect(placeholders(own.note)).toEqual(placeholders(other?.note));
  }
});
