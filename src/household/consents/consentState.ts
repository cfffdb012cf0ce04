import type { IsoDate } from '@vp-digital/core/finance';
import { consentsForHerself } from './ownConsentAge';
import type { ConsentPurpose, ConsentTopic } from './topics';

/** What is kept of an action: nothing in it ever changes. */
export interface ConsentAction {
  personId: string;
  topic: ConsentTopic;
  action: 'given' | 'withdrawn' | 'handedOver';
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

/**
 * Where a person stands with a topic. `renew`: it holds, but under an older wording, or given by a guardian of one who now
 * decides herself. `refused`: she has said no before she had ever consented.
 */
export type ConsentState<Action extends ConsentAction = ConsentAction> =
  | { kind: 'missing' }
  | { kind: 'valid'; action: Action }
  | { kind: 'renew'; action: Action; because: 'wording' | 'age' }
  | { kind: 'withdrawn'; action: Action }
  | { kind: 'refused'; action: Action };

export interface ConsentQuestion<Action extends ConsentAction> {
  /** Of one household, the oldest first. */
  actions: readonly Action[];
  wordings: readonly ConsentWording[];
  person: { id: string; birthDate: IsoDate };
  topic: ConsentTopic;
  day: IsoDate;
}

/** Whether a person's consent holds: the last action decides, a newer wording since then does not end it. */
export const hasConsented = (
  actions: readonly ConsentAction[],
  personId: string,
  purpose: ConsentPurpose,
): boolean => lastAction(actions, personId, purpose)?.action === 'given';

/** Whether a person has said no: took a consent back, or refused it from the start. */
export const hasRefused = (
  actions: readonly ConsentAction[],
  personId: string,
  purpose: ConsentPurpose,
): boolean => lastAction(actions, personId, purpose)?.action === 'withdrawn';

const wasGiven = (actions: readonly ConsentAction[], personId: string, topic: ConsentTopic): boolean =>
  actions.some((one) => one.personId === personId && one.topic === topic && one.action === 'given');

const lastAction = <Action extends ConsentAction>(
  actions: readonly Action[],
  personId: string,
  topic: ConsentTopic,
) => actions.filter((one) => one.personId === personId && one.topic === topic).at(-1);

/** The last action decides, seen with today's wording and today's age. */
export function consentState<Action extends ConsentAction>({
  actions,
  wordings,
  person,
  topic,
  day,
}: ConsentQuestion<Action>): ConsentState<Action> {
  const action = lastAction(actions, person.id, topic);
  if (!action) return { kind: 'missing' };
  if (action.action === 'withdrawn')
    return { kind: wasGiven(actions, person.id, topic) ? 'withdrawn' : 'refused', action };
  const current = currentWording(wordings, topic, day);
  if (current && current.version !== action.textVersion) return { kind: 'renew', action, because: 'wording' };
  const byGuardian = action.givenBy !== undefined && action.givenBy !== person.id;
  if (byGuardian && consentsForHerself(person.birthDate, day))
    return { kind: 'renew', action, because: 'age' };
  return { kind: 'valid', action };
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
