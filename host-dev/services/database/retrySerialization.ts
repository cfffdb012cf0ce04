import { setTimeout as wait } from 'node:timers/promises';

const tries = 10;
const longestPause = 200;
const retryable = new Set(['40001', '40P01']);

/** Runs a transaction again when the database asks for it (serialization failure, deadlock), with jitter. */
export async function retrySerialization<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (number === tries || !retryable.has(sqlState(error) ?? '')) throw error;
      await wait(Math.random() * Math.min(longestPause, 10 * 2 ** number));
    }
  }
}

/** The five-character SQLSTATE of a database error, if it is one. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}
