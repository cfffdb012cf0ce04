export {
  homeEntry,
  housingCosts,
  housingCostsFigure,
  housingShare,
  housingShareFigure,
  paysRent,
} from './housingCosts';
export { insuresBuilding, ownsHome } from './ownsHome';
