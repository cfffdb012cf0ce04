export { inSteps, roundedPair, nearestEuro, sharesOf, wholeEuros } from './addingUp';
export { type CsvColumn, csvOf } from './csv';
export {
  age,
  type DateStyle,
  formatDate,
  formatMonth,
  formatMonthName,
  formatTime,
  type IsoMonth,
} from './date';
export { type Language, localeOf, MINUS, NO_BREAK_SPACE } from './language';
export { formatMoney, type MoneyFormat } from './money';
export { formatNumber, type NumberFormat } from './number';
export { type DateReading, mayBecomeLonger, parseDate, parseMonth } from './parseDate';
export { amountIsUnfinished, amountMayGoOn, parseMoney, parseNumber, parsePercent } from './parseNumber';
export type { Parsed, ParseFailure } from './parsed';
export { inUnitOrder, withUnit } from './withUnit';
export { type BasisPoints, formatBasisPoints, formatPercent, type PercentFormat } from './percent';
