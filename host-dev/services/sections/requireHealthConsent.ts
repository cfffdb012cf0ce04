import type { Change, SectionDocument } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';
import { broughtIn } from '../authorization';
import { consentingTo } from '../authorization/requireConsent';
import type { Query } from '../database';

/**
 * Data about somebody's health takes that person's consent (Art. 9 (2) (a) GDPR): throws 403, with the places, for
 * changes that bring in any without it. Taking it away is always open.
 */
export async function requireHealthConsent(
  q: Query,
  householdId: string,
  document: Pick<SectionDocument, 'section' | 'data'>,
  changes: readonly Change[],
): Promise<void> {
  const places = broughtIn(document, changes, 'health');
  if (places.length === 0) return;
  const consenting = await consentingTo(q, householdId, 'healthData');
  const refused = places.filter((path) => !consenting.has(personOf(path)));
  if (refused.length === 0) return;
  throw new ServiceError('forbidden', 'This person has not consented: healthData', {
    issues: refused.map((path) => ({ path, code: 'consent', message: 'A consent is missing: healthData' })),
  });
}

/** Sections with such fields are kept by person: `/items/<person>/<field>`. */
const personOf = (path: string): string => path.split('/')[2] ?? '';
