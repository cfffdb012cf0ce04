/** What stands below the incomes that are typed: what the household's children suggest, and how gross becomes net. */
export { ChildBenefitHint } from './ChildBenefitHint';
export { GrossToNetCard } from './GrossToNetCard';
