import type { ConsentPurpose } from '@vp-digital/core/household';
import { ServiceError } from '../app/ServiceError';
import type { Query } from '../database';
import { selectRecords } from './consentRows';

/**
 * Refuses what nobody of the household has consented to (403). Whose papers they are is not known before they are read,
 * so the consent of one person is enough; a newer wording since then does not end it, taking it back does.
 */
export async function requireConsent(q: Query, householdId: string, purpose: ConsentPurpose): Promise<void> {
  const last = new Map<string, string>();
  for (const { personId, topic, deed } of await selectRecords(q, householdId))
    if (topic === purpose) last.set(personId, deed);
  if (![...last.values()].includes('given'))
    throw new ServiceError('forbidden', `Nobody of the household has consented: ${purpose}`);
}
