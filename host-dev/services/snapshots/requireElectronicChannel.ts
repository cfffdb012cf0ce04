import { advisedAdults } from '@vp-digital/core/contracts';
import { readStored } from '@vp-digital/core/household';
import type { Caller } from '../authorization';
import { consentingTo } from '../authorization/requireConsent';
import type { Query } from '../database';
import { ServiceError } from '../http/ServiceError';
import { readSection } from '../sections';

/**
 * A report goes by a link only where somebody of the household wants that: one living adult who has consented to it is
 * enough, as one opens the link. On paper it goes always. Throws 409 otherwise, and names what would have to be recorded.
 */
export async function requireElectronicChannel(q: Query, caller: Caller, householdId: string): Promise<void> {
  const consenting = await consentingTo(q, householdId, 'electronicDocuments');
  const { document } = await readSection(q, caller, { householdId, section: 'persons' });
  const persons = readStored('persons', document.data).data;
  if (advisedAdults({ persons }).some(({ id }) => consenting.has(id))) return;
  throw refusedDelivery(
    'delivery_no_consent',
    'No living adult of the household has consented to electronic documents.',
  );
}

export const refusedDelivery = (
  code: 'delivery_no_link' | 'delivery_no_consent',
  message: string,
): ServiceError => new ServiceError('conflict', message, { issues: [{ path: pathOf[code], code, message }] });

/** Whatever was asked for: what has to be there first. */
const pathOf = {
  delivery_no_link: '/links',
  delivery_no_consent: '/consents/electronicDocuments',
} as const;
