export {
  type CarriedDebt,
  carriedDebt,
  debtAtFixedInterestEnd,
  carriedDebtFigure,
  debtAtFixedInterestEndFigure,
} from './carriedDebt';
export {
  type ContractBuildingSavingsInput,
  contractBuildingSavings,
  buildingSavingsFigure,
} from './contractBuildingSavings';
