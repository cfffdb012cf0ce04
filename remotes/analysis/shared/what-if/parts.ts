/** What is opened at a figure to try it out: one file, fetched when the first is. */
export { FollowUpWhatIf } from './FollowUpWhatIf';
export { FreeWhatIf } from './FreeWhatIf';
export { SavingsRateWhatIf } from './SavingsRateWhatIf';
