import type { Database, Query } from './database';
import { sqlState } from './retrySerialization';

/** No room, a disk that fails, files that are gone or broken: nothing that the next call would not meet again. */
const faults = /^(53100|58...|XX00[12])$/;

export interface WatchedDatabase extends Database {
  /** When what is stored could last not be read or written; undefined once a transaction has succeeded since. */
  faultAt(): Date | undefined;
}

/** Notes faults of storage, of whichever table: a row that is written to see whether any can be tells of its own alone. */
export function watchFaults(database: Database, clock: () => Date): WatchedDatabase {
  let fault: Date | undefined;
  const noting = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (faults.test(sqlState(error) ?? '')) fault = clock();
      throw error;
    }
  };
  const q: Query = (text, parameters) => noting(() => database.q(text, parameters));
  return {
    q,
    tx: async (work) => {
      const before = fault;
      const result = await noting(() => database.tx(work));
      if (fault === before) fault = undefined;
      return result;
    },
    hasRoom: () => database.hasRoom(),
    close: () => database.close(),
    faultAt: () => fault,
  };
}
