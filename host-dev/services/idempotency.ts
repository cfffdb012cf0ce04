import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { noHousehold, ServiceError } from './http/ServiceError';
import { type Caller, isVisibleTo } from './authorization';
import type { Database, Query } from './database';

/** A write that may arrive more than once: whose it is, the key the client gave it, and what it asked for. */
export interface RepeatableWrite {
  userId: string;
  /** The advisor context that it was sent under. */
  contract: string | undefined;
  key: string;
  /** Hash of context, method, address and body: a key belongs to one request. */
  request: string;
  /** The household that the address names: what is remembered of it is told only while it is open to the caller. */
  householdId: string | undefined;
}

const keyHeader = z.uuid();
const householdIn = z.object({ householdId: z.uuid() });

/** The `Idempotency-Key` of a request, or undefined when there is none. Throws when it is no uuid. */
export function repeatableWrite(
  caller: Caller,
  {
    headers,
    method,
    url,
    params,
    body,
  }: { headers: IncomingHttpHeaders; method: string; url: string; params: unknown; body: unknown },
): RepeatableWrite | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  const key = z.safeParse(keyHeader, given);
  if (!key.success) throw new ServiceError('invalid', 'Idempotency-Key has to be a uuid.');
  const request = createHash('sha256')
    .update(`${caller.contract ?? ''} ${method} ${url} ${JSON.stringify(body)}`)
    .digest('hex');
  const { userId, contract } = caller;
  const householdId = z.safeParse(householdIn, params).data?.householdId;
  return { userId, contract, key: key.data, request, householdId };
}

/**
 * Does the work once per key, in one transaction with the memory of its answer: whoever repeats the request, even at
 * the same moment, gets the first answer. Failed work leaves no memory. Throws when there is no key.
 */
export function once<Answer extends object>(
  database: Database,
  write: RepeatableWrite | undefined,
  now: Date,
  work: (q: Query) => Promise<Answer>,
): Promise<Answer> {
  if (!write) throw new ServiceError('invalid', 'Idempotency-Key is required.');
  return database.tx(async (q) => {
    const earlier = await note<Answer>(q, write, now);
    if (earlier) return earlier.body;
    const answer = await work(q);
    await q('update idempotency_key set body = $3 where user_id = $1 and key = $2', [
      write.userId,
      write.key,
      answer,
    ]);
    return answer;
  });
}

/**
 * Notes the key in the caller's transaction. Answers what is remembered of an earlier request with it, undefined for a
 * new one. Waits while another transaction is noting the same key. Throws when the key belongs to another request, and
 * when the household is not open to the caller any longer.
 */
export async function note<Answer>(
  q: Query,
  { userId, contract, key, request, householdId }: RepeatableWrite,
  now: Date,
): Promise<{ body: Answer } | undefined> {
  const recorded = await q(
    `insert into idempotency_key (user_id, key, request, created_at) values ($1, $2, $3, $4)
     on conflict do nothing returning key`,
    [userId, key, request, now.toISOString()],
  );
  if (recorded.length > 0) return undefined;
  const [known] = await q<{ request: string; body: Answer }>(
    'select request, body from idempotency_key where user_id = $1 and key = $2',
    [userId, key],
  );
  if (known?.request !== request)
    throw new ServiceError('conflict', 'This Idempotency-Key was used for another request.');
  if (householdId !== undefined && !(await isOpen(q, householdId, contract))) throw noHousehold();
  return known;
}

const isOpen = async (q: Query, householdId: string, contract: string | undefined): Promise<boolean> =>
  (
    await q(`select 1 from household h where h.household_id = $1 and ${isVisibleTo('$2')}`, [
      householdId,
      contract,
    ])
  ).length > 0;
