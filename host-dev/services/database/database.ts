/** What a statement takes: plain values; objects and arrays become jsonb. `undefined` is written as null. */
export type Parameter = string | number | boolean | object | undefined;

/**
 * Runs one SQL statement with `$1` parameters. Both adapters hand out the same values: bigint as number, date as
 * `YYYY-MM-DD`, timestamptz as an ISO string in UTC, jsonb as parsed. `Row` is the caller's statement of what the
 * columns are; what leaves the service is parsed by its contract.
 */
export type Query = <Row extends object>(text: string, parameters?: readonly Parameter[]) => Promise<Row[]>;

/** The whole surface that services use of a database: PostgreSQL's protocol or the embedded one. */
export interface Database {
  q: Query;
  /**
   * All or nothing: commits what `work` did through the query it is given, rolls back when it throws. Serialization
   * failures and deadlocks run `work` again, so it must not have effects of its own. Inside, use the given query only.
   */
  tx<Result>(work: (q: Query) => Promise<Result>): Promise<Result>;
  /** Whether the disk has room for what is written next; where a server looks after its own disk: true. */
  hasRoom(): boolean;
  close(): Promise<void>;
}
