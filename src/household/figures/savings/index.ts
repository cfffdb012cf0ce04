export { type FilledPot, fillUp } from './fillUp';
export { type PlannedSavings, plannedSavings } from './plannedSavings';
export { type OutlookYear, outlookYearsOf, savingsOutlook } from './savingsOutlook';
export { type SavingsPot, savingsPlanOf, savingsPots } from './savingsPots';
