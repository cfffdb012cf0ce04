import pg from 'pg';
import type { Database, Parameter, Query } from './database';
import { retrySerialization } from './retrySerialization';
import { statementTimeLimit } from './timeLimit';
import { parsers } from './types';

/** Any server that speaks PostgreSQL's protocol. `?search_path=…` in the address chooses the schema. */
export function openPostgres(url: string, statementTimeout = statementTimeLimit): Database {
  const address = new URL(url);
  const schema = address.searchParams.get('search_path');
  address.searchParams.delete('search_path');
  const pool = new pg.Pool({
    connectionString: address.href,
    max: 10,
    // for a connection, and for a turn when all are busy: what is queued is served, what is away says so at once
    connectionTimeoutMillis: 15_000,
    statement_timeout: statementTimeout,
    application_name: 'vp-digital',
    // to compile a statement takes longer than any of ours
    options: ['-c jit=off', ...(schema ? [`-c search_path=${schema}`] : [])].join(' '),
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        parsers[type] ?? (pg.types.getTypeParser(type, format) as (text: string) => unknown),
    },
  });
  // a connection that breaks while nobody uses it is replaced at the next use
  pool.on('error', ignore);
  // what breaks while a connection is handed over or between two statements is told by the next statement
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    q: queryOn(pool),
    tx: (work) => retrySerialization(() => transaction(pool, work)),
    hasRoom: () => true,
    close: () => pool.end(),
  };
}

async function transaction<Result>(pool: pg.Pool, work: (q: Query) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(rethrowConnection);
  const q = queryOn(client);
  let broken = false;
  try {
    await q('begin');
    const result = await work(q);
    await q('commit');
    return result;
  } catch (error) {
    await q('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

const ignore = () => {};

const queryOn =
  (client: pg.Pool | pg.PoolClient): Query =>
  async <Row extends object>(text: string, parameters: readonly Parameter[] = []) => {
    const values = parameters.map(serialize);
    const { rows } = await client.query<Row>(text, values).catch(rethrowConnection);
    return rows;
  };

/** The driver would write an array as an array of PostgreSQL; ours are jsonb. */
function serialize(value: Parameter): string | number | boolean | null {
  if (value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/** The driver's own errors have no code: they all say that there is no connection. So does a socket that is gone. */
function rethrowConnection(error: unknown): never {
  const isConnection =
    error instanceof Error && (!('code' in error) || ('syscall' in error && error.syscall === 'connect'));
  if (isConnection) Object.assign(error, { code: 'CONNECTION_CLOSED' });
  throw error;
}
