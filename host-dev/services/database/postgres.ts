import postgres from 'postgres';
import type { Database, Parameter, Query } from './database';
import { retrySerialization } from './retrySerialization';
import { parsers } from './types';

/** Any server that speaks PostgreSQL's protocol. Parameters of the address go to the session (`?search_path=…`). */
export function openPostgres(url: string): Database {
  const client = postgres(url, {
    max: 10,
    connect_timeout: 5,
    // a server that comes back is found within a second, not after the driver's growing pauses
    backoff: () => 0.2 + Math.random() * 0.3,
    onnotice: () => {},
    connection: { application_name: 'vp-digital', statement_timeout: 10_000 },
    types: Object.fromEntries(
      Object.entries(parsers).map(([oid, parse]) => [
        oid,
        { to: Number(oid), from: [Number(oid)], serialize: String, parse },
      ]),
    ),
  });
  return {
    q: queryOn(client),
    tx: (work) => retrySerialization(() => begin(client, work)),
    close: () => client.end({ timeout: 5 }),
  };
}

async function begin<Result>(client: postgres.Sql, work: (q: Query) => Promise<Result>): Promise<Result> {
  // wrapped, because `begin` resolves arrays of promises on its own
  const { result } = await client.begin(async (transaction) => ({
    result: await work(queryOn(transaction)),
  }));
  return result;
}

const queryOn =
  (client: postgres.ISql): Query =>
  async <Row extends object>(text: string, parameters: readonly Parameter[] = []) => {
    const values = parameters.map((value) => value ?? null);
    // the driver types parameters by its own list; it serialises any object by the type the server names
    const rows = await client.unsafe(text, values as postgres.ParameterOrJSON<never>[], { prepare: true });
    return [...rows] as unknown as Row[];
  };
