import { type Cents, roundHalfUp } from '../core';

/** What one in ten, four, two … paths stays below, in cents. */
export interface Percentiles {
  p10: Cents;
  p25: Cents;
  p50: Cents;
  p75: Cents;
  p90: Cents;
}

/** The percentiles of a sample, linear between neighbours, rounded to cents. Sorts the sample in place. */
export function percentilesOf(sample: Float64Array): Percentiles {
  sample.sort();
  const at = (share: number): Cents => {
    const position = share * (sample.length - 1);
    const lower = sample[Math.floor(position)] ?? 0;
    const upper = sample[Math.ceil(position)] ?? 0;
    return roundHalfUp(lower + (upper - lower) * (position % 1));
  };
  return { p10: at(0.1), p25: at(0.25), p50: at(0.5), p75: at(0.75), p90: at(0.9) };
}
