export { type BudgetRates, budgetRates } from './budgetRates';
export {
  type BudgetPart,
  type BudgetRule,
  budgetRule,
  dividedNetFigure,
  needsFigure,
  savingFigure,
  wantsFigure,
} from './budgetRule';
export { isNecessary } from './isNecessary';
export { knowsEveryday } from './everydayCategories';
export { leftOfMonth } from './leftOfMonth';
export { knowsContracts } from './knowsContracts';
export { knownFree } from './knownFree';
export { knownNet, householdNetFigure } from './knownNet';
export { type KnownParts, knownParts } from './knownParts';
export {
  type SavingPotential,
  savingPotential,
  savingPotentialFigure,
  savingTargetFigure,
} from './savingPotential';
