import type { IsoDate } from '@vp-digital/core/finance';
import { type ConsentAction, type ConsentWording, consentState } from './consentState';
import { consentsForHerself } from './ownConsentAge';

/** Einwilligungs-Ampel: whether a household knows what becomes of its data. */
export const consentLights = ['missing', 'renew', 'valid'] as const;
export type ConsentLight = (typeof consentLights)[number];

/**
 * The worst of all who decide for themselves: without the Datenschutzinformation, or with an older wording of it.
 * Consents are voluntary, so that none is missing; one under an older wording asks for renewal.
 */
export function consentLight(
  persons: readonly { id: string; birthDate: IsoDate }[],
  consents: { actions: readonly ConsentAction[]; wordings: readonly ConsentWording[] },
  day: IsoDate,
): ConsentLight {
  const deciding = persons.filter(({ birthDate }) => consentsForHerself(birthDate, day));
  const informed = deciding.map(
    (person) => consentState({ ...consents, person, topic: 'dataProtectionInformation', day }).kind,
  );
  if (informed.includes('missing')) return 'missing';
  const topics = new Set(consents.actions.map(({ topic }) => topic));
  const kinds = deciding.flatMap((person) =>
    [...topics].map((topic) => consentState({ ...consents, person, topic, day }).kind),
  );
  return kinds.includes('renew') ? 'renew' : 'valid';
}
