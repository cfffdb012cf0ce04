/** Statements and transactions that one user gets done before it is another's turn. */
const turnLength = 4;

export interface FairQueue {
  /** Does the work when it is its turn. */
  add<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
  /** Does the work when nothing else waits. */
  last<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * One piece of work after the other, whatever became of the one before. Who has much to do does not keep the others
 * waiting: the owners take turns, and within a turn and from one to the next the order is that in which it came.
 */
export function createFairQueue(): FairQueue {
  /** In the order of turns; who is first is at it. */
  const waiting = new Map<string, (() => void)[]>();
  const atTheEnd: (() => void)[] = [];
  let isBusy = false;
  let leftOfTurn = turnLength;

  /** The next to begin. A turn ends when it is used up, or with nothing left to do. */
  const take = (): (() => void) | undefined => {
    const [first] = waiting;
    if (!first) return atTheEnd.shift();
    const [owner, [begin, ...others]] = first;
    leftOfTurn -= 1;
    if (others.length > 0 && leftOfTurn > 0) {
      waiting.set(owner, others);
      return begin;
    }
    waiting.delete(owner);
    if (others.length > 0) waiting.set(owner, others);
    leftOfTurn = turnLength;
    return begin;
  };

  const next = () => {
    const begin = take();
    isBusy = begin !== undefined;
    begin?.();
  };

  const queued = async <Result>(queue: (begin: () => void) => void, work: () => Promise<Result>) => {
    await new Promise<void>((begin) => {
      queue(begin);
      if (!isBusy) next();
    });
    return work().finally(next);
  };

  return {
    add: (owner, work) =>
      queued((begin) => {
        const own = waiting.get(owner);
        if (own) own.push(begin);
        else waiting.set(owner, [begin]);
      }, work),
    last: (work) => queued((begin) => atTheEnd.push(begin), work),
  };
}
