export {
  type CarriedDebt,
  carriedDebt,
  debtAtFixedInterestEnd,
  carriedDebtFigure,
  debtAtFixedInterestEndFigure,
} from './carriedDebt';
export { carriedDebts } from './carriedDebts';
export {
  type ContractBuildingSavingsInput,
  contractBuildingSavings,
  buildingSavingsFigure,
} from './contractBuildingSavings';
