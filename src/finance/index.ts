  convertRate,
  projectHousehold,
  realRate,
  type InterestConvention,
  type LiquidityClass,
  type PaymentTiming,
  type PlannedGoal,
  type PlannedLoan,
  type PlannedPension,
  type PlannedSaving,
  type Projection,
  type ProjectionMonth,
  type ProjectionPlan,
  type ProjectionYear,
  type RateConversion,
  type RecurringAmount,
export * from './building-savings';
export * from './capital-income';
export * from './core';
export * from './identifiers';
export * from './income-loss';
export * from './law';
export * from './loans';
export * from './longevity';
export * from './net-income';
export * from './savings';
export * from './simulation';
export * from './social-insurance';
export * from './state-pension';
export * from './subsidies';
export * from './tax';
export {
} from './projection';
} from './rates';
