import { ServiceError } from './http/ServiceError';
import { noteRead } from './audit';
import type { Caller } from './authorization';
import type { Query } from './database';
import type { Services } from './services';

export interface Action {
  at: Date;
  /** What is tried, by its name. */
  name: string;
  /** The household that it is about; undefined when there is none. */
  household(q: Query): Promise<string | undefined>;
}

/**
 * Does what only those who administer a household may do. Who tries it without the right to stands in the household's
 * access log, once an hour and action; the refusal goes on to the caller.
 */
export async function noteRefusal<Answer>(
  { database: { q } }: Pick<Services, 'database'>,
  caller: Caller,
  action: Action,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'forbidden') await note(q, caller, action);
    throw error;
  }
}

async function note(q: Query, caller: Caller, { at, name, household }: Action): Promise<void> {
  const householdId = await household(q);
  if (householdId === undefined) return;
  await noteRead(q, caller, {
    at: at.toISOString(),
    action: 'administration.refused',
    householdId,
    detail: name,
  });
}

/** The household itself, where there is one. */
export const existing =
  (householdId: string): Action['household'] =>
  async (q) =>
    (await q('select 1 from household where household_id = $1', [householdId])).length > 0
      ? householdId
      : undefined;

/** The household that something is asked about. */
export const askedAbout =
  (table: 'access_request' | 'household_request', requestId: string): Action['household'] =>
  async (q) => {
    const [asked] = await q<{ householdId: string }>(
      `select household_id as "householdId" from ${table} where request_id = $1`,
      [requestId],
    );
    return asked?.householdId;
  };
