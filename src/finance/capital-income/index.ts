export {
  type CapitalIncomeComparison,
  type CapitalIncomeInput,
  type CapitalIncomeTax,
  capitalIncomeTax,
  compareCapitalIncome,
} from './flatTax';
export type { FundKind } from './fundKind';
export {
  type AdvanceLumpSum,
  type AdvanceLumpSumInput,
  advanceLumpSum,
  type FundSale,
  type FundSaleInput,
  fundSale,
} from './funds';
