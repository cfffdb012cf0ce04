import fc from 'fast-check';
import { type GrossToNetInput, grossToNet } from '../net-income';
import type { Explanation } from './explanation';
import { explainGrossToNet } from './netIncome';
import de from './locales/de.json';
import en from './locales/en.json';
import type { ExplanationKey, ExplanationTexts } from './texts';

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

const centsOf = (explanation: Explanation<ExplanationKey>, section: number) =>
  explanation.sections[section]?.steps.map((step) => [
    step.key,
    step.result.unit === 'cents' ? step.result.amount : step.result,
  ]);

/** Names in braces that a text or formula asks for. */
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);

function expectReadable(explanation: Explanation<ExplanationKey>) {
  for (const { steps } of explanation.sections) {
    for (const step of steps) {
      for (const { label, note = '' } of [german[step.key], english[step.key]]) {
        for (const name of placeholders(`${label} ${note} ${step.formula}`)) {
          expect({ step: step.key, names: Object.keys(step.values) }).toMatchObject({
            names: expect.arrayContaining([name]),
          });
        }
      }
    }
  }
}

describe('from gross to net', () => {
  test('Jonas sees his payslip and how the wage tax came about', () => {
    const explanation = explainGrossToNet(grossToNet(jonas));
    expect(explanation.sections.map((section) => section.key)).toEqual([
      'payslip',
      'taxableIncomeOfYear',
      'wageTaxOfPeriod',
    ]);
    expect(centsOf(explanation, 0)).toEqual([
      ['gross', 5_150_00],
      ['pensionInsurance', -478_95],
      ['healthInsurance', -450_63],
      ['careInsurance', -79_83],
      ['unemploymentInsurance', -66_95],
      ['wageTax', -838_50],
      ['net', 3_235_14],
    ]);
    expect(centsOf(explanation, 1)).toEqual([
      ['yearlyPay', 61_800_00],
      ['lumpSums', -1_266_00],
      ['providentAllowance', -11_928_00],
      ['taxableIncome', 48_606_00],
    ]);
    expect(centsOf(explanation, 2)).toEqual([
      ['basicTariff', 10_062_00],
      ['wageTax', 838_50],
    ]);
    expect(explanation.sections[0]?.steps[3]).toMatchObject({
      formula: '{base} × ({rate} − {discount})',
      values: { rate: { amount: 0.018 }, discount: { amount: 0.0025 } },
      year: 2026,
    });
  });

  test('the lines of every payslip sum to its net, and every placeholder has a value', () => {
    const input = fc.record({
      gross: fc.integer({ min: 0, max: 2_000_000 }),
      year: fc.constantFrom(2025, 2026),
      taxClass: fc.constantFrom('I', 'II', 'III', 'IV', 'V', 'VI'),
      children: fc.integer({ min: 0, max: 6 }),
      churchMember: fc.boolean(),
      childAllowances: fc.constantFrom(0, 0.5, 2),
      activePension: fc.boolean(),
      health: fc.constantFrom(jonas.health, {
        kind: 'private',
        premiumMonth: 500_00,
        carePremiumMonth: 40_00,
      }),
    }) as fc.Arbitrary<Partial<GrossToNetInput>>;
    fc.assert(
      fc.property(input, (changes) => {
        const explanation = explainGrossToNet(grossToNet({ ...jonas, ...changes }));
        const steps = explanation.sections[0]?.steps ?? [];
        const amounts = (weight: string) =>
          steps
            .filter((step) => step.weight === weight)
            .map(({ result }) => 'amount' in result && result.amount);
        expect(amounts('line').reduce((sum, amount) => Number(sum) + Number(amount), 0)).toBe(
          amounts('total')[0],
        );
        expectReadable(explanation);
      }),
    );
  });
});
