import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod/mini';
import { ServiceError } from './app/ServiceError';
import type { Caller } from './authorization';
import type { Database, Query } from './database';

/** A write that may arrive more than once: whose it is, the key the client gave it, and what it asked for. */
export interface RepeatableWrite {
  userId: string;
  key: string;
  /** Hash of method, address and body: a key belongs to one request. */
  request: string;
}

const keyHeader = z.uuid();

/** The `Idempotency-Key` of a request, or undefined when there is none. Throws when it is no uuid. */
export function repeatableWrite(
  caller: Caller,
  {
    headers,
    method,
    url,
    body,
  }: { headers: IncomingHttpHeaders; method: string; url: string; body: unknown },
): RepeatableWrite | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  const key = z.safeParse(keyHeader, given);
  if (!key.success) throw new ServiceError('invalid', 'Idempotency-Key has to be a uuid.');
  const request = createHash('sha256')
    .update(`${method} ${url} ${JSON.stringify(body)}`)
    .digest('hex');
  return { userId: caller.userId, key: key.data, request };
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
 * new one. Waits while another transaction is noting the same key. Throws when the key belongs to another request.
 */
export async function note<Answer>(
  q: Query,
  { userId, key, request }: RepeatableWrite,
  now: Date,
): Promise<{ body: Answer } | undefined> {
  const noted = await q(
    `insert into idempotency_key (user_id, key, request, created_at) values ($1, $2, $3, $4)
     on conflict do nothing returning key`,
    [userId, key, request, now.toISOString()],
  );
  if (noted.length > 0) return undefined;
  const [known] = await q<{ request: string; body: Answer }>(
    'select request, body from idempotency_key where user_id = $1 and key = $2',
    [userId, key],
  );
  if (known?.request !== request)
    throw new ServiceError('conflict', 'This Idempotency-Key was used for another request.');
  return known;
}
