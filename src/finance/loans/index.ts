export { type AnnuityLoan, annuityLoan, type Repayment } from './annuity-loan';
export { type CashFlow, type EffectiveRate, effectiveLoanRate, effectiveRate } from './effective-rate';
export { type ExtraRepaymentEffect, extraRepaymentEffect } from './extra-repayment-effect';
export type { ExtraRepayments } from './extra-repayments';
export { type BulletLoan, bulletLoan, type InterestOnlyLoan, interestOnlyLoan } from './fixed-loans';
export { type FollowUpFinancing, type FollowUpScenario, followUpFinancing } from './follow-up-financing';
export {
  type LoanMonth,
  type LoanPlan,
  type LoanSchedule,
  loanSchedule,
  type TermsChange,
} from './loan-schedule';
export { type LoanYear, loanYears } from './loan-years';
export { type RemainingDebt, remainingDebt } from './remaining-debt';
export type { LoanTerms } from './terms';
