export { type Cents, euros, type IsoDate, type Rate } from './cents';
export {
  addMonths,
  ageOn,
  type CalendarDay,
  calendarDay,
  daysInMonth,
  isIsoDate,
  isoDate,
  monthsBetween,
} from './dates';
export { type FederalState, federalStates } from './federal-state';
export { FinanceError, type FinanceErrorCode } from './finance-error';
export {
  requireAmount,
  requireCount,
  requireDate,
  requireGrowthRate,
  requireNumber,
  requireRate,
  requireSignedAmount,
} from './guards';
export {
  ceilExact,
  ceilToEuro,
  floorExact,
  floorToEuro,
  roundHalfUp,
  roundToDecimals,
  shareCut,
  shareRounded,
} from './rounding';
