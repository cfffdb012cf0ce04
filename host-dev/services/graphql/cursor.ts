import type { HouseholdOrder } from '@vp-digital/core/contracts';
import * as z from 'zod/mini';
import { ServiceError } from '../http/ServiceError';
import type { Position } from '../households';

const values = {
  name: z.never(),
  lastAppointment: z.iso.date(),
  nextAppointment: z.string().check(z.regex(/^[\dT:-]{10,30}$/)),
  completeness: z.string().check(z.regex(/^\d{1,3}$/)),
} satisfies Record<HouseholdOrder, z.ZodMiniType>;

/** Of the list in this order: no place of another one is a place in it. */
const positionBy = (by: HouseholdOrder) =>
  z.object({
    by: z._default(z.string(), 'name').check(z.refine((other) => other === by)),
    sortName: z.string(),
    householdId: z.uuid(),
    value: z.optional(values[by]),
  });

/** Where a page of the list in this order ended, as an opaque text. */
export const encodeCursor = ({ sortName, householdId, value }: Position, by: HouseholdOrder): string =>
  Buffer.from(JSON.stringify({ sortName, householdId, value, ...(by !== 'name' && { by }) })).toString(
    'base64url',
  );

export function decodeCursor(cursor: string, by: HouseholdOrder): Position {
  try {
    const { sortName, householdId, value } = z.parse(
      positionBy(by),
      JSON.parse(Buffer.from(cursor, 'base64url').toString()),
    );
    return { sortName, householdId, value };
  } catch {
    throw new ServiceError('invalid', 'The cursor is not one of ours.');
  }
}
