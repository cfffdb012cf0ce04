/** What stands below the incomes that are typed: what the household's children suggest, how gross becomes net, and their sum. */
export { ChildBenefitHint } from './ChildBenefitHint';
export { GrossToNetCard } from './GrossToNetCard';
export { HouseholdNetCard } from './HouseholdNetCard';
