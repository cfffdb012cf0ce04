import type { IsoDate } from '@vp-digital/core/finance';
import { consentsForHerself } from './ownConsentAge';
import type { ConsentPurpose, ConsentTopic } from './topics';

/** What is kept of a deed: nothing in it ever changes. */
export interface ConsentDeed {
  personId: string;
  topic: ConsentTopic;
  deed: 'given' | 'withdrawn' | 'handedOver';
  textVersion: string;
  /** Who gave it: the person herself, or a guardian for her. */
  givenBy?: string | undefined;
}

/** A wording of a topic; the one with the latest `validFrom` that is not in the future is in force. */
export interface ConsentWording {
  topic: ConsentTopic;
  version: string;
  validFrom: IsoDate;
}

/** Where a person stands with a topic. `renew`: it holds, but under an older wording, or given by a guardian of one who now decides herself. */
export type ConsentState<Deed extends ConsentDeed = ConsentDeed> =
  | { kind: 'missing' }
  | { kind: 'valid'; deed: Deed }
  | { kind: 'renew'; deed: Deed; because: 'wording' | 'age' }
  | { kind: 'withdrawn'; deed: Deed };

export interface ConsentQuestion<Deed extends ConsentDeed> {
  /** Of one household, the oldest first. */
  deeds: readonly Deed[];
  wordings: readonly ConsentWording[];
  person: { id: string; birthDate: IsoDate };
  topic: ConsentTopic;
  day: IsoDate;
}

/** Whether a person's consent holds: the last deed decides, a newer wording since then does not end it. */
export const hasConsented = (
  deeds: readonly ConsentDeed[],
  personId: string,
  purpose: ConsentPurpose,
): boolean => lastDeed(deeds, personId, purpose)?.deed === 'given';

const lastDeed = <Deed extends ConsentDeed>(deeds: readonly Deed[], personId: string, topic: ConsentTopic) =>
  deeds.filter((one) => one.personId === personId && one.topic === topic).at(-1);

/** The last deed decides, seen with today's wording and today's age. */
export function consentState<Deed extends ConsentDeed>({
  deeds,
  wordings,
  person,
  topic,
  day,
}: ConsentQuestion<Deed>): ConsentState<Deed> {
  const deed = lastDeed(deeds, person.id, topic);
  if (!deed) return { kind: 'missing' };
  if (deed.deed === 'withdrawn') return { kind: 'withdrawn', deed };
  const current = currentWording(wordings, topic, day);
  if (current && current.version !== deed.textVersion) return { kind: 'renew', deed, because: 'wording' };
  const byGuardian = deed.givenBy !== undefined && deed.givenBy !== person.id;
  if (byGuardian && consentsForHerself(person.birthDate, day)) return { kind: 'renew', deed, because: 'age' };
  return { kind: 'valid', deed };
}

/** The wording in force on a day. */
export const currentWording = <Wording extends ConsentWording>(
  wordings: readonly Wording[],
  topic: ConsentTopic,
  day: IsoDate,
): Wording | undefined =>
  wordings
    .filter((wording) => wording.topic === topic && wording.validFrom <= day)
    .sort((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
    .at(-1);
