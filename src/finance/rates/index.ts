export { bisect } from './bisect';
export { convertRate, type RateConversion, realRate } from './convertRate';
export { annuityFactor, growthFactor } from './growth';
export {
  type InterestConvention,
  monthlyRate,
  type PaymentTiming,
  requireConvention,
} from './interestConvention';
