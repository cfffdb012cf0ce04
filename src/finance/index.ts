export * from './building-savings';
export * from './capital-income';
export * from './core';
export * from './identifiers';
export * from './income-loss';
export * from './law';
export * from './loans';
export * from './longevity';
export * from './net-income';
export {
  type LiquidityClass,
  type PlannedGoal,
  type PlannedLoan,
  type PlannedPension,
  type PlannedSaving,
  type Projection,
  type ProjectionMonth,
  type ProjectionPlan,
  type ProjectionYear,
  projectHousehold,
  type RecurringAmount,
} from './projection';
export {
  convertRate,
  type InterestConvention,
  type PaymentTiming,
  type RateConversion,
  realRate,
} from './rates';
export * from './savings';
export * from './simulation';
export * from './social-insurance';
export * from './state-pension';
export * from './subsidies';
export * from './tax';
