export { type AnnuityLoan, annuityLoan, type Repayment } from './annuityLoan';
export { type CashFlow, type EffectiveRate, effectiveLoanRate, effectiveRate } from './effectiveRate';
export { type ExtraRepaymentEffect, extraRepaymentEffect } from './extraRepaymentEffect';
export type { ExtraRepayments } from './extraRepayments';
export { type BulletLoan, bulletLoan, type InterestOnlyLoan, interestOnlyLoan } from './fixedLoans';
export { type FollowUpFinancing, type FollowUpScenario, followUpFinancing } from './followUpFinancing';
export {
  type LoanMonth,
  type LoanPlan,
  type LoanSchedule,
  loanSchedule,
  type TermsChange,
} from './loanSchedule';
export { type LoanYear, loanYears } from './loanYears';
export { type RemainingDebt, remainingDebt } from './remainingDebt';
export type { LoanTerms } from './terms';
