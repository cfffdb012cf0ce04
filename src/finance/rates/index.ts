export { bisect } from './bisect';
export { convertRate, type RateConversion, realRate } from './convert-rate';
export { annuityFactor, growthFactor } from './growth';
export {
  type InterestConvention,
  monthlyRate,
  type PaymentTiming,
  requireConvention,
} from './interest-convention';
