export {
  type CapitalIncomeComparison,
  type CapitalIncomeInput,
  type CapitalIncomeTax,
  capitalIncomeTax,
  compareCapitalIncome,
} from './flat-tax';
export type { FundKind } from './fund-kind';
export {
  type AdvanceLumpSum,
  type AdvanceLumpSumInput,
  advanceLumpSum,
  type FundSale,
  type FundSaleInput,
  fundSale,
} from './funds';
