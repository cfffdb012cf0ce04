import { isDeepStrictEqual } from 'node:util';
import { applyChanges, type Change, type SectionDocument } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';
import { consentingTo } from '../authorization/requireConsent';
import type { Query } from '../database';
import { healthParts } from './healthParts';

/**
 * Data about somebody's health takes that person's consent (Art. 9 (2) (a) GDPR): throws 403, with the places, for
 * changes that bring in any without it, or make it somebody else's. Taking it away is always open.
 */
export async function requireHealthConsent(
  q: Query,
  householdId: string,
  { section, data }: Pick<SectionDocument, 'section' | 'data'>,
  changes: readonly Change[],
): Promise<void> {
  const before = healthParts(section, data);
  const brought = [...healthParts(section, applyChanges<unknown>(data, changes))].filter(
    ([path, part]) => !isDeepStrictEqual(before.get(path), part),
  );
  if (brought.length === 0) return;
  const consenting = await consentingTo(q, householdId, 'healthData');
  const refused = brought.filter(
    ([, { owners }]) => owners.length === 0 || owners.some((id) => !consenting.has(id)),
  );
  if (refused.length === 0) return;
  throw new ServiceError('forbidden', 'This person has not consented: healthData', {
    issues: refused.map(([path]) => ({ path, code: 'consent', message: 'A consent is missing: healthData' })),
  });
}
