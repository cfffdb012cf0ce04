import { randomBytes, randomUUID } from 'node:crypto';
import { newLinkCode } from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';
import type { Caller } from '../authorization';
import type { Question } from './question';
import { hashOf, newTelephone, type Telephone, tryCode } from './telephone';

/** What one advisor shows to one household. */
export interface Viewing {
  readonly caller: Caller;
  /** The sign-in that it ends with. */
  readonly sessionId: string;
  readonly householdId: string;
  /** The customer view that has let its telephones in. */
  readonly viewId: string;
  /** By person. */
  readonly telephones: Map<string, Telephone>;
  /** Counts the pictures, so that a telephone says which one it has; the newest as it goes out. */
  version: number;
  picture: string | undefined;
  /** What its telephones are asked. */
  question: Question | undefined;
  /** When the advisor's page last said that it is there. */
  heardAt: Date;
  /** Since when only answers that were revealed are left of it. */
  emptySince: Date | undefined;
}

/** Seconds: pages that nobody sees are let call once a minute only. */
const silence = 90;

/** Seconds that revealed answers are kept for their advisor after the last telephone has gone. */
const answersKept = 600;

/** So many advisors show something at once, by one process: 150 MB of the largest pictures. */
const mostViewings = 500;

export type TelephoneStore = ReturnType<typeof createTelephoneStore>;

/** Who shows what to whom, in the memory of this process: nothing outlives its end. */
export function createTelephoneStore(now: () => Date) {
  /** By user: nobody shows two households at once. */
  const viewings = new Map<string, Viewing>();

  const all = () => [...viewings.values()].flatMap((viewing) => [...viewing.telephones.values()]);

  const end = (viewing: Viewing, { personId, wake }: Telephone) => {
    viewing.telephones.delete(personId);
    viewing.question?.forget(personId);
    wake?.(); // and learns that it is over
    if (viewing.telephones.size > 0) return;
    viewing.picture = undefined;
    viewing.emptySince = now();
    if (!viewing.question?.isRevealed()) viewings.delete(viewing.caller.userId);
  };
  const endViewing = (viewing: Viewing) => {
    for (const telephone of viewing.telephones.values()) end(viewing, telephone);
    viewings.delete(viewing.caller.userId);
  };

  /** Forgets what is over. */
  const prune = () => {
    const at = now();
    for (const viewing of viewings.values()) {
      if (at.getTime() - viewing.heardAt.getTime() > silence * 1000) endViewing(viewing);
      for (const telephone of viewing.telephones.values())
        if (telephone.endsAt <= at) end(viewing, telephone);
      if (viewing.emptySince && at.getTime() - viewing.emptySince.getTime() > answersKept * 1000)
        endViewing(viewing);
    }
  };

  /** What this user shows this household, while it goes on. */
  const find = ({ userId }: Pick<Caller, 'userId'>, householdId: string): Viewing | undefined => {
    prune();
    const viewing = viewings.get(userId);
    return viewing?.householdId === householdId ? viewing : undefined;
  };

  const begin = (caller: Caller, sessionId: string, { householdId, viewId }: Opening): Viewing => {
    const known = find(caller, householdId);
    if (
      known?.sessionId === sessionId &&
      known.viewId === viewId &&
      known.caller.contract === caller.contract
    )
      return known;
    const other = viewings.get(caller.userId);
    if (other) endViewing(other);
    if (viewings.size >= mostViewings)
      throw new ServiceError('unavailable', 'Too many show something at once.');
    const viewing: Viewing = {
      caller,
      sessionId,
      householdId,
      viewId,
      telephones: new Map(),
      version: 0,
      picture: undefined,
      question: undefined,
      heardAt: now(),
      emptySince: undefined,
    };
    viewings.set(caller.userId, viewing);
    return viewing;
  };

  /** Beside the picture something is new. */
  const renew = (viewing: Viewing) => {
    viewing.version += 1;
    for (const { wake } of viewing.telephones.values()) wake?.();
  };

  const freePlace = (): string => {
    const taken = new Set(all().map(({ place }) => place));
    for (;;) {
      const place = newLinkCode().slice(0, 4);
      if (!taken.has(place)) return place;
    }
  };

  const byId = (telephoneId: string) =>
    findBy(viewings, (telephone) => telephone.telephoneId === telephoneId);

  return {
    find,
    end,
    endViewing,
    prune,
    renew,
    viewings: (): readonly Viewing[] => [...viewings.values()],
    /** Lets a telephone in by this code, in place of the one that the person had. */
    open(caller: Caller, sessionId: string, opening: Opening): Viewing {
      const { personId, code } = opening;
      const viewing = begin(caller, sessionId, opening);
      viewing.telephones.get(personId)?.wake?.();
      viewing.question?.forget(personId);
      const opened = newTelephone({ telephoneId: randomUUID(), place: freePlace(), personId, code }, now());
      viewing.telephones.set(personId, opened);
      viewing.emptySince = undefined;
      return viewing;
    },
    /** Nothing is left of what was asked. */
    endQuestion(viewing: Viewing) {
      viewing.question = undefined;
      if (viewing.telephones.size === 0) endViewing(viewing);
      else renew(viewing);
    },
    /** From now on this is shown, and whatever was shown before is forgotten. */
    show(viewing: Viewing, picture: string) {
      viewing.picture = picture;
      renew(viewing);
    },
    at(place: string): Telephone | undefined {
      prune();
      return all().find((telephone) => telephone.place === place);
    },
    tryCode: (telephoneId: string, code: string) => tryCode(byId(telephoneId)?.telephone, code, now()),
    /** A token for a telephone whose code was right; only its hash stays here. */
    letIn(telephoneId: string): { token: string; telephone: Telephone; viewing: Viewing } | undefined {
      const found = byId(telephoneId);
      if (!found) return undefined;
      const token = randomBytes(32).toString('base64url');
      found.telephone.tokenHash = hashOf(token).toString('base64url');
      found.telephone.askedAt = now();
      found.viewing.question?.waitFor(found.telephone.personId);
      return { token, ...found };
    },
    /** The telephone that holds this token, while it is shown something. */
    byToken(place: string, token: string): { telephone: Telephone; viewing: Viewing } | undefined {
      prune();
      const hash = hashOf(token).toString('base64url');
      return findBy(viewings, (telephone) => telephone.place === place && telephone.tokenHash === hash);
    },
  };
}

interface Opening {
  householdId: string;
  viewId: string;
  personId: string;
  code: string;
}

function findBy(
  viewings: ReadonlyMap<string, Viewing>,
  isIt: (telephone: Telephone) => boolean,
): { telephone: Telephone; viewing: Viewing } | undefined {
  for (const viewing of viewings.values())
    for (const telephone of viewing.telephones.values()) if (isIt(telephone)) return { telephone, viewing };
  return undefined;
}
