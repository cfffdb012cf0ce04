import { type Cents, requireAmount, requireCode, requireRecord, shareCut } from '../core';
import { type LawYear, lawForYear } from '../law';
import { basicPensionMaximum } from '../law/basicPensionMaximum';
import { type Assessment, type AssessmentInput, assessTaxes } from '../tax';

export interface BasicPensionInput {
  year: number;
  tariff: 'basic' | 'splitting';
  /** Contributions of the year to the Basisrente. */
  contributionYear: Cents;
  /** Contributions to the state pension or a professional scheme, employee's and employer's parts. */
  statutoryContributionsYear: Cents;
  /** The employer's tax-free part of them. */
  employerContributionsYear: Cents;
  /**
   * Pay of those who gain a pension without contributions of their own (civil servants): their maximum is lowered
   * by the contributions an employee with this pay would share in.
   */
  payWithoutContributions?: Cents;
}

export interface BasicPensionDeduction {
  year: number;
  /** Highest deductible sum, doubled for couples. */
  maximum: Cents;
  /** Taken up by statutory contributions, or by the reduction for civil servants. */
  usedByStatutory: Cents;
  /** What could still be paid into a Basisrente with effect on the tax. */
  room: Cents;
  /** Contribution that counts, and what of it exceeds the maximum. */
  counted: Cents;
  withoutEffect: Cents;
  /** Deduction of the Basisrente contribution from the taxable income. */
  deductible: Cents;
  /** Deduction of all pension contributions together, the employer's part taken off. */
  totalDeductible: Cents;
}

/**
 * Deduction of Basisrente contributions, § 10 (1) Nr. 2 and (3) EStG: up to 24.7 % of the miners' ceiling, full
 * euros up, doubled for couples; statutory contributions use the maximum first. Cents of a year. Throws
 * `unknown-year`, `negative-amount`.
 */
export function basicPensionDeduction(input: BasicPensionInput): BasicPensionDeduction {
  const law = lawForYear(requireRecord(input, 'input').year);
  requireCode(input.tariff, ['basic', 'splitting'], 'tariff');
  const contribution = requireAmount(input.contributionYear, 'contributionYear');
  const statutory = requireAmount(input.statutoryContributionsYear, 'statutoryContributionsYear');
  const employer = requireAmount(input.employerContributionsYear, 'employerContributionsYear');
  const maximum = basicPensionMaximum(law) * (input.tariff === 'splitting' ? 2 : 1);
  const reduction = notionalContributions(
    law,
    requireAmount(input.payWithoutContributions ?? 0, 'payWithoutContributions'),
  );
  const usedByStatutory = Math.min(maximum, statutory + reduction);
  const room = maximum - usedByStatutory;
  const counted = Math.min(contribution, room);
  const { deductibleShare } = law.basicPension;
  const statutoryCounted = Math.min(statutory, maximum - Math.min(maximum, reduction));
  return {
    year: input.year,
    maximum,
    usedByStatutory,
    room,
    counted,
    withoutEffect: contribution - counted,
    deductible: shareCut(counted, deductibleShare),
    totalDeductible: Math.max(0, shareCut(statutoryCounted + counted, deductibleShare) - employer),
  };
}

function notionalContributions({ pensionInsurance }: LawYear, pay: Cents): Cents {
  return shareCut(Math.min(pay, pensionInsurance.ceilingYear), pensionInsurance.rate);
}

export interface BasicPensionTaxEffectInput extends BasicPensionInput {
  /** The assessment without any Basisrente contribution. */
  assessment: Omit<AssessmentInput, 'year' | 'tariff'>;
}

export interface BasicPensionTaxEffect {
  deduction: BasicPensionDeduction;
  without: Assessment;
  withContribution: Assessment;
  /** Income tax, solidarity surcharge and church tax saved in the year. */
  saving: Cents;
  /** Contribution less the saving. */
  netCost: Cents;
}

/** Tax saved by Basisrente contributions of a year (F21): the assessment with and without the deduction. */
export function basicPensionTaxEffect(input: BasicPensionTaxEffectInput): BasicPensionTaxEffect {
  const deduction = basicPensionDeduction(input);
  const assessment = {
    ...requireRecord(input.assessment, 'assessment'),
    year: input.year,
    tariff: input.tariff,
  };
  const without = assessTaxes(assessment);
  const withContribution = assessTaxes({
    ...assessment,
    incomeBeforeChildren: Math.max(0, assessment.incomeBeforeChildren - deduction.deductible),
  });
  const saving = without.total - withContribution.total;
  return { deduction, without, withContribution, saving, netCost: input.contributionYear - saving };
}
