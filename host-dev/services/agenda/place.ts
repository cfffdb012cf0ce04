import * as z from 'zod/mini';
import { ServiceError } from '../http/ServiceError';

/** Where a page of the agenda ended: its last entry. */
const place = z.object({ at: z.string(), householdId: z.uuid(), entryId: z.uuid() });
export type Place = z.infer<typeof place>;

/** As an opaque text. */
export const encodePlace = ({ at, householdId, entryId }: Place): string =>
  Buffer.from(JSON.stringify({ at, householdId, entryId })).toString('base64url');

/** Throws 400 for a text that is none of ours. */
export function decodePlace(text: string): Place {
  try {
    return z.parse(place, JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new ServiceError('invalid', 'The place is not one of ours.');
  }
}
