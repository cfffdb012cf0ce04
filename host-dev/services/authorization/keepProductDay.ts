import { berlinDay } from '../berlinDay';
import type { Query } from '../database';

/**
 * Before a call is let in: the day that statements compare with is today's. One write a day and process; a call waits for it,
 * so that none is answered by the day before.
 */
export function keepProductDay(q: Query, clock: () => Date): () => Promise<void> {
  let written: string | undefined;
  return async () => {
    const today = berlinDay(clock());
    if (today === written) return;
    await q('update product_day set day = $1 where day <> $1', [today]);
    written = today;
  };
}
