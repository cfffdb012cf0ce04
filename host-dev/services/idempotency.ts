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
 * The same, for work that needs what takes long and must keep no transaction waiting, as a hash: `prepare` makes it before.
 * It comes after `check`, which refuses whom the work would refuse; a repeated request needs neither.
 */
export async function oncePrepared<Prepared, Answer extends object>(
  database: Database,
  write: RepeatableWrite | undefined,
  now: Date,
  {
    check,
    prepare,
    work,
  }: {
    check: (q: Query) => Promise<unknown>;
    prepare: () => Promise<Prepared>;
    work: (q: Query, prepared: Prepared) => Promise<Answer>;
  },
): Promise<Answer> {
  const earlier = write && (await remembered<Answer>(database.q, write));
  if (earlier) return earlier.body;
  await check(database.q);
  const prepared = await prepare();
  return once(database, write, now, (q) => work(q, prepared));
}

/**
 * Notes the key in the caller's transaction. Answers what is remembered of an earlier request with it, undefined for a
 * new one. Waits while another transaction is noting the same key. Throws when the key belongs to another request, and
 * when the household is not open to the caller any longer.
 */
export async function note<Answer>(
  q: Query,
  write: RepeatableWrite,
  now: Date,
): Promise<{ body: Answer } | undefined> {
  const { userId, key, request } = write;
  const recorded = await q(
    `insert into idempotency_key (user_id, key, request, created_at) values ($1, $2, $3, $4)
     on conflict do nothing returning key`,
    [userId, key, request, now.toISOString()],
  );
  if (recorded.length > 0) return undefined;
  const known = await remembered<Answer>(q, write);
  if (!known) throw otherRequest();
  return known;
}

/** The answer to an earlier request with this key, once it has one. Throws as `note` does. */
async function remembered<Answer>(q: Query, write: RepeatableWrite): Promise<{ body: Answer } | undefined> {
  const { userId, key, request } = write;
  const [known] = await q<{ request: string; body: Answer }>(
    'select request, body from idempotency_key where user_id = $1 and key = $2',
    [userId, key],
  );
  if (!known) return undefined;
  if (known.request !== request) throw otherRequest();
  if (write.householdId !== undefined && !(await isOpen(q, write))) throw noHousehold();
  return known;
}

const otherRequest = () => new ServiceError('conflict', 'This Idempotency-Key was used for another request.');

const isOpen = async (q: Query, { householdId, contract, userId }: RepeatableWrite): Promise<boolean> =>
  (
    await q(`select 1 from household h where h.household_id = $1 and ${isVisibleTo('$2', '$3')}`, [
      householdId,
      contract,
      userId,
    ])
  ).length > 0;
