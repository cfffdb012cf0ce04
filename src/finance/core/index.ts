export { type Cents, euros, type IsoDate, type Rate } from './cents';
export {
  addMonths,
  ageOn,
  type CalendarDay,
  calendarDay,
  daysInMonth,
  isoDate,
  monthsBetween,
} from './dates';
export { type FederalState, federalStates } from './federalState';
export { FinanceError, type FinanceErrorCode } from './financeError';
export {
  requireAmount,
  requireCount,
  requireDate,
  requireGrowthRate,
  requireNumber,
  requireRate,
  requireSignedAmount,
} from './guards';
export { isIsoDate } from './isIsoDate';
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
export {
  requireCode,
  requireFlag,
  requireList,
  requireRecord,
  requireRecords,
  requireText,
} from './shapeGuards';
