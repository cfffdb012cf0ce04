export {
  homeEntry,
  housingCosts,
  housingCostsFigure,
  housingShare,
  housingShareFigure,
  paysRent,
} from './housingCosts';
