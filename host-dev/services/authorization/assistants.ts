import { assistantsRefused } from '@vp-digital/core/contracts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Query } from '../database';
import { isNoHousehold, ServiceError } from '../http/ServiceError';
import { callerOf } from './authorize';
import type { Caller } from './Caller';
import { assists, isClosedToAssistant } from './ownership';

const householdIn = z.object({ householdId: z.uuid() });

/** Throws 403 with the reason when a household is closed to the caller because somebody in it has refused assistants. */
export async function refuseAssistant(
  q: Query,
  { contract, userId }: Caller,
  householdId: string,
): Promise<void> {
  const closed = await q(
    `select 1 from household h where h.household_id = $1 and ${isClosedToAssistant('$2', '$3')}`,
    [householdId, contract, userId],
  );
  if (closed.length === 0) return;
  const message = 'Somebody of the household has refused that assistants work on its file.';
  throw new ServiceError('forbidden', message, {
    issues: [{ path: '/householdId', code: assistantsRefused, message }],
  });
}

/**
 * What is answered when the household of a request is not open to the caller: an assistant is told when it is the household
 * that wants none. Throws as `refuseAssistant` does.
 */
export async function explainRefusal(q: Query, request: FastifyRequest, refusal: unknown): Promise<void> {
  const caller = callerOf(request);
  const place = z.safeParse(householdIn, request.params).data;
  if (caller && place && isNoHousehold(refusal)) await refuseAssistant(q, caller, place.householdId);
}

/** Whether the caller works under the contract of the call as an assistant. */
export const isAssistant = async (q: Query, { contract, userId }: Caller): Promise<boolean> =>
  (await q(`select 1 where ${assists('$1', '$2')}`, [contract, userId])).length > 0;
