export * from './budgetFigures';
export { type ShownBalance, type ShownWorth, shownBalance, shownWorth } from './shownBalance';
export { shownFreeAmount, shownMonthlyNeed, shownSharesOfNet } from './shownFreeAmount';
export { shownBudgetRule, shownExpenses, shownNets } from './shownParts';
export {
  type WorthValue,
  assetsFigure,
  debtRatioFigure,
  debtsFigure,
  liquidityShareFigure,
  netWorthFigure,
  propertyShareFigure,
} from './worthFigures';
