import { createHash, timingSafeEqual } from 'node:crypto';
import { linkCodeAttempts, telephoneCodeSeconds, telephoneMinutes } from '@vp-digital/core/contracts';
import type { Attempt } from '../guest-access';

/** A telephone that is let in, or may still be; everything of it lies in the memory of this process. */
export interface Telephone {
  readonly telephoneId: string;
  /** Of its address. */
  readonly place: string;
  readonly personId: string;
  readonly codeUntil: Date;
  readonly endsAt: Date;
  /** Of the code, until it was given. */
  codeHash: Buffer | undefined;
  wrongCodes: number;
  /** Of the token that its page holds. */
  tokenHash: string | undefined;
  /** When it last asked for what is new. */
  askedAt: Date | undefined;
  /** Ends its waiting for what is new. */
  wake: (() => void) | undefined;
}

/** Seconds without a question after which a telephone is away: it waits for 15 and asks again. */
const awayAfter = 25;

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const newTelephone = (
  { code, ...of }: Pick<Telephone, 'telephoneId' | 'place' | 'personId'> & { code: string },
  now: Date,
): Telephone => ({
  ...of,
  codeUntil: later(now, telephoneCodeSeconds),
  endsAt: later(now, telephoneMinutes * 60),
  codeHash: hashOf(code),
  wrongCodes: 0,
  tokenHash: undefined,
  askedAt: undefined,
  wake: undefined,
});

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Whether a code lets a telephone in: the right one does once and in time, five wrong ones close it. */
export function tryCode(telephone: Telephone | undefined, code: string, now: Date): Attempt {
  if (!telephone?.codeHash || stateOf(telephone, now) !== 'waiting') return { kind: 'closed' };
  telephone.wrongCodes += 1;
  if (timingSafeEqual(hashOf(code), telephone.codeHash)) {
    telephone.codeHash = undefined;
    return { kind: 'opened' };
  }
  const left = linkCodeAttempts - telephone.wrongCodes;
  return left > 0 ? { kind: 'wrong', left } : { kind: 'closed' };
}

export function stateOf(
  { tokenHash, askedAt, codeUntil, wrongCodes }: Telephone,
  now: Date,
): 'waiting' | 'expired' | 'locked' | 'connected' | 'away' {
  if (tokenHash !== undefined)
    return askedAt && now.getTime() - askedAt.getTime() < awayAfter * 1000 ? 'connected' : 'away';
  if (wrongCodes >= linkCodeAttempts) return 'locked';
  return codeUntil <= now ? 'expired' : 'waiting';
}
