export { createLimiter, type Limiter } from './limiter';
export { limitAddresses } from './limitAddresses';
export { type LimitKind, type Limits, readLimits } from './limits';
