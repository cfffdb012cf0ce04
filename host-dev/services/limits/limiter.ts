import { ServiceError } from '../http/ServiceError';
import type { Limit, LimitKind, Limits } from './limits';

export interface Limiter {
  /**
   * Counts a call of this kind, or what it weighs. Throws 429, with the seconds to wait, when `who` has not that much
   * left.
   */
  spend(kind: LimitKind, who: string, weight?: number): void;
  /** Counts it too, and answers the seconds to wait when there is not that much left. */
  secondsToWait(kind: LimitKind, who: string, weight?: number): number | undefined;
}

/** Calls that are left, and when that was counted, in milliseconds. */
interface Bucket {
  left: number;
  at: number;
}

/** Buckets after which those that are full again, and so say nothing, are looked for and forgotten. */
const manyBuckets = 10_000;

/**
 * Token buckets, in the memory of this process: a call takes a token out, time puts them back. Runs on the machine's
 * time, not on the product's clock.
 */
export function createLimiter(limits: Limits, now: () => number = () => performance.now()): Limiter {
  const buckets = new Map<string, Bucket & { limit: Limit }>();

  const forgetFull = () => {
    for (const [key, bucket] of buckets)
      if (leftAt(bucket, bucket.limit, now()) >= bucket.limit.burst) buckets.delete(key);
  };

  const secondsToWait = (kind: LimitKind, who: string, weight = 1): number | undefined => {
    const limit = limits[kind];
    const key = `${kind} ${who}`;
    const at = now();
    const left = leftAt(buckets.get(key) ?? { left: limit.burst, at }, limit, at);
    if (left < weight) return Math.ceil((weight - left) / limit.perSecond);
    if (buckets.size >= manyBuckets) forgetFull();
    buckets.set(key, { left: left - weight, at, limit });
    return undefined;
  };

  return {
    secondsToWait,
    spend(kind, who, weight) {
      const retryAfter = secondsToWait(kind, who, weight);
      if (retryAfter !== undefined)
        throw new ServiceError('too-many-requests', 'Too many calls of this kind. Please wait.', {
          retryAfter,
        });
    },
  };
}

const leftAt = ({ left, at }: Bucket, { perSecond, burst }: Limit, now: number): number =>
  Math.min(burst, left + ((now - at) / 1000) * perSecond);
