import * as z from 'zod/mini';
import { ServiceError } from '../http/ServiceError';
import type { Position } from '../households';

const position = z.object({ sortName: z.string(), householdId: z.uuid() });

/** Where a page ended, as an opaque text. */
export const encodeCursor = ({ sortName, householdId }: Position): string =>
  Buffer.from(JSON.stringify({ sortName, householdId })).toString('base64url');

export function decodeCursor(cursor: string): Position {
  try {
    return z.parse(position, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new ServiceError('invalid', 'The cursor is not one of ours.');
  }
}
