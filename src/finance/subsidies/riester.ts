import {
  type Cents,
  calendarDay,
  type IsoDate,
  requireAmount,
  requireDate,
  requireFlag,
  requireList,
  requireRecord,
  shareCut,
} from '../core';
import { type LawYear, lawForYear } from '../law';
import { type AssessmentInput, assessTaxes } from '../tax';

export interface RiesterInput {
  year: number;
  /** Pay of the previous year that was liable to pension contributions (or a civil servant's pay). */
  previousYearPay: Cents;
  /** Own contributions of the year, without allowances. */
  ownContributionYear: Cents;
  /** Birth dates of the children whose benefit this saver receives. */
  childBirthDates?: readonly IsoDate[];
  /** First contract of a saver under 25: the bonus is paid once. */
  careerStarter?: boolean;
}

export interface RiesterAllowances {
  basicAllowance: Cents;
  childAllowances: Cents;
  bonus: Cents;
  /** All allowances for the full own contribution. */
  fullAllowances: Cents;
  /** Mindesteigenbeitrag. */
  minimumOwnContribution: Cents;
  /** Own contribution over the minimum, at most 1. */
  paidShare: number;
  /** Allowances after the cut. */
  allowances: Cents;
  missingContribution: Cents;
  lostAllowances: Cents;
}

/**
 * Riester allowances of a year with their cut, §§ 84–86 EStG: the minimum own contribution is 4 % of last year's
 * pay, at most 2,100 euros, less the allowances, and at least 60 euros; who pays less receives the same share of
 * the allowances. Cents of a year. Throws `unknown-year`, `negative-amount`, `invalid-date`.
 */
export function riesterAllowances(input: RiesterInput): RiesterAllowances {
  const { riester } = lawForYear(requireRecord(input, 'input').year);
  const pay = requireAmount(input.previousYearPay, 'previousYearPay');
  const own = requireAmount(input.ownContributionYear, 'ownContributionYear');
  const childAllowances = sumChildAllowances(riester, input.childBirthDates ?? []);
  const bonus = requireFlag(input.careerStarter ?? false, 'careerStarter') ? riester.careerStarterBonus : 0;
  const fullAllowances = riester.basicAllowance + childAllowances + bonus;
  const target = Math.min(shareCut(pay, riester.ownContributionShare), riester.maximum);
  const minimumOwnContribution = Math.max(riester.minimumOwnContribution, target - fullAllowances);
  const paidShare = Math.min(1, own / minimumOwnContribution);
  const allowances = shareCut(fullAllowances, paidShare);
  return {
    basicAllowance: riester.basicAllowance,
    childAllowances,
    bonus,
    fullAllowances,
    minimumOwnContribution,
    paidShare,
    allowances,
    missingContribution: Math.max(0, minimumOwnContribution - own),
    lostAllowances: fullAllowances - allowances,
  };
}

function sumChildAllowances(law: LawYear['riester'], birthDates: readonly IsoDate[]): Cents {
  return requireList(birthDates, 'childBirthDates').reduce((sum, birthDate) => {
    const { year } = calendarDay(requireDate(birthDate, 'childBirthDates'));
    return sum + (year < 2008 ? law.childAllowanceBornBefore2008 : law.childAllowance);
  }, 0);
}

export interface RiesterTaxAdvantageInput extends RiesterInput {
  /** The assessment without the Riester deduction. */
  assessment: Omit<AssessmentInput, 'year'>;
}

export interface RiesterTaxAdvantage {
  allowances: RiesterAllowances;
  /** Own contribution and allowances, at most 2,100 euros (§ 10a EStG). */
  deductible: Cents;
  /** Tax saved beyond the allowances; 0 when the allowances are better. */
  additionalTaxSaving: Cents;
}

/** Whether the deduction of § 10a EStG brings more than the allowances (Günstigerprüfung), and how much. */
export function riesterTaxAdvantage(input: RiesterTaxAdvantageInput): RiesterTaxAdvantage {
  const { riester } = lawForYear(requireRecord(input, 'input').year);
  const allowances = riesterAllowances(input);
  const deductible = Math.min(input.ownContributionYear + allowances.allowances, riester.maximum);
  const assessment = { ...requireRecord(input.assessment, 'assessment'), year: input.year };
  const before = assessTaxes(assessment).total; // checks the assessment, so before anything is computed with it
  const reduced = {
    ...assessment,
    incomeBeforeChildren: Math.max(0, assessment.incomeBeforeChildren - deductible),
  };
  const saved = before - assessTaxes(reduced).total;
  return { allowances, deductible, additionalTaxSaving: Math.max(0, saved - allowances.allowances) };
}
