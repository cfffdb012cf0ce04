import type { SelfEmployedNet } from '../net-income';
import type { BasicPensionTaxEffect } from '../subsidies';
import type { Assessment } from '../tax';
import {
  cents,
  centsOf,
  count,
  type Explanation,
  type ExplanationSection,
  rate,
  stepsOf,
} from './explanation';
import { cappedAtZero } from './cappedAtZero';
import type { ExplanationKey } from './texts';

/** How income tax, solidarity surcharge and church tax of a year came about. */
export function explainAssessment(result: Assessment): Explanation<ExplanationKey> {
  return { key: 'assessment', year: result.year, sections: assessmentSections(result) };
}

/** From the profit of the self-employed to their net income. */
export function explainSelfEmployedNet(result: SelfEmployedNet): Explanation<ExplanationKey> {
  const { line, info, total } = stepsOf<ExplanationKey>(result.year);
  const { deductions } = result;
  const year: ExplanationSection<ExplanationKey> = {
    key: 'selfEmployedYear',
    of: 'year',
    steps: [
      line('profit', cents(result.profit), ''),
      line('ownInsurance', cents(-result.insurance), insuranceSource(result)),
      ...(result.pension === 0 ? [] : [line('ownPension', cents(-result.pension), pensionSource(result))]),
      line('incomeTaxes', cents(-result.taxes.total), '§ 32a EStG'),
      total('netOfYear', cents(result.net), ''),
      info('netOfMonth', centsOf('month', result.netMonth), '', '{year} ÷ 12', { year: cents(result.net) }),
    ],
  };
  const deducted = [
    line('profit', cents(result.profit), '§ 2 (1), (2) EStG'),
    ...(deductions.ageRelief === 0 ? [] : [line('ageRelief', cents(-deductions.ageRelief), '§ 24a EStG')]),
    line('deductibleInsurance', cents(-deductions.insurance), '§ 10 (1) Nr. 3 EStG'),
    ...(deductions.pension === 0
      ? []
      : [line('deductiblePension', cents(-deductions.pension), '§ 10 (1) Nr. 2, (3) EStG')]),
    line('singleParentRelief', cents(-deductions.singleParentRelief), '§ 24b EStG'),
    line('specialExpenses', cents(-deductions.specialExpenses), '§ 10c EStG'),
    line('furtherDeductions', cents(-deductions.further), '§ 10 EStG'),
  ];
  const taxable: ExplanationSection<ExplanationKey> = {
    key: 'deductionsOfYear',
    of: 'year',
    steps: [
      ...deducted,
      ...cappedAtZero(result.year, deducted, result.taxableIncome),
      total('incomeBeforeChildren', cents(result.taxableIncome), '§ 2 (4) EStG'),
    ],
  };
  return {
    key: 'selfEmployed',
    year: result.year,
    sections: [year, taxable, ...assessmentSections(result.taxes)],
  };
}

const insuranceSource = ({ artist, member }: SelfEmployedNet): string => {
  if (artist) return '§ 10, § 16, § 16a KSVG';
  return member ? '§ 240 SGB V, § 55 SGB XI' : '§ 193 (3) VVG';
};

const pensionSource = ({ artist }: SelfEmployedNet): string =>
  artist ? '§ 15 KSVG' : '§ 10 (1) Nr. 2 a EStG';

/** What contributions to a Basisrente save in taxes (F21). */
export function explainBasicPension(result: BasicPensionTaxEffect): Explanation<ExplanationKey> {
  const { deduction, without, withContribution } = result;
  const { line, info, total } = stepsOf<ExplanationKey>(deduction.year);
  const limit: ExplanationSection<ExplanationKey> = {
    key: 'basicPensionLimit',
    of: 'year',
    steps: [
      line('maximumDeduction', cents(deduction.maximum), '§ 10 (3) EStG'),
      line('usedByStatutory', cents(-deduction.usedByStatutory), '§ 10 (3) Satz 3, 5 EStG'),
      total('room', cents(deduction.room), '§ 10 (3) EStG'),
      info('deductibleContribution', cents(deduction.deductible), '§ 10 (1) Nr. 2 b EStG'),
    ],
  };
  const effect: ExplanationSection<ExplanationKey> = {
    key: 'taxEffect',
    of: 'year',
    steps: [
      line('taxesWithout', cents(without.total), '§ 32a EStG, § 51a EStG'),
      line('taxesWith', cents(-withContribution.total), '§ 32a EStG, § 51a EStG'),
      total('taxSaving', cents(result.saving), ''),
    ],
  };
  return { key: 'basicPension', year: deduction.year, sections: [limit, effect] };
}

function assessmentSections(result: Assessment): ExplanationSection<ExplanationKey>[] {
  return [incomeTaxSection(result), surchargeSection(result)];
}

function incomeTaxSection({ year, children, incomeTax }: Assessment): ExplanationSection<ExplanationKey> {
  const { line, info, total } = stepsOf<ExplanationKey>(year);
  const used = children.children.filter((child) => child.better === 'allowance');
  const kept = children.children.length - used.length;
  const allowances = used.reduce((sum, child) => sum + child.allowance, 0);
  const withAllowance = [
    info('childAllowancesUsed', cents(-allowances), '§ 31, § 32 (6) EStG', '', {
      children: count(used.length),
    }),
  ];
  const tariffTax = line('tariffTax', cents(incomeTax - children.benefitAdded), '§ 32a EStG', '', {
    income: cents(children.taxableIncome),
  });
  return {
    key: 'incomeTaxOfYear',
    of: 'year',
    steps: [
      ...(used.length > 0 ? withAllowance : []),
      ...(kept > 0 ? [info('childBenefitKept', count(kept), '§ 31 EStG')] : []),
      info('assessedIncome', cents(children.taxableIncome), '§ 2 (5) EStG'),
      tariffTax,
      ...(used.length > 0 ? [line('benefitAdded', cents(children.benefitAdded), '§ 31 Satz 4 EStG')] : []),
      total('incomeTax', cents(incomeTax), '§ 2 (6) EStG'),
    ],
  };
}

function surchargeSection(result: Assessment): ExplanationSection<ExplanationKey> {
  const { line, info, total } = stepsOf<ExplanationKey>(result.year);
  const { solidaritySurcharge: solidarity, churchTax } = result;
  return {
    key: 'surchargesOfYear',
    of: 'year',
    steps: [
      info('surchargeBaseOfYear', cents(result.children.surchargeBase), '§ 51a (2) EStG'),
      line('incomeTax', cents(result.incomeTax), '§ 2 (6) EStG'),
      line('solidaritySurcharge', cents(solidarity.surcharge), '§§ 3, 4 SolzG', '', {
        freeLimit: cents(solidarity.freeLimit),
      }),
      line('churchTax', cents(churchTax.tax), '§ 51a EStG', '{base} × {rate}', {
        base: cents(churchTax.baseTax),
        rate: rate(churchTax.rate),
      }),
      total('allTaxes', cents(result.total), ''),
    ],
  };
}
