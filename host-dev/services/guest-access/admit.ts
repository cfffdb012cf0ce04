import { linkCodeLength } from '@vp-digital/core/contracts';
import type { Services } from '../services';
import type { Attempt, GuestAccess } from './guestAccess';

/** What a code opens: a kind of links, and how one code is tried at one of them. */
export interface Lock {
  name: GuestAccess['name'];
  tryCode(attempt: { linkId: string; code: string; now: Date }): Promise<Attempt>;
}

export interface Knock {
  /** Undefined for an address that leads nowhere. */
  linkId: string | undefined;
  /** As it was typed. */
  code: string;
  ip: string;
}

export type Admitted = Attempt | { kind: 'tooMany'; wait: number };

/**
 * Tries a code: counted by address and by link, and noted where it opens nothing. All doors for people without an account
 * are opened by this.
 */
export async function admit(
  { limiter, security, now }: Pick<Services, 'limiter' | 'security' | 'now'>,
  { name, tryCode }: Lock,
  { linkId, code, ip }: Knock,
): Promise<Admitted> {
  const wait = limiter.secondsToWait('attempts', ip) ?? limiter.secondsToWait('links', linkId ?? ip);
  if (wait !== undefined) return { kind: 'tooMany', wait };
  const attempt: Attempt =
    linkId === undefined ? { kind: 'closed' } : await tryCode({ linkId, code: asMeant(code), now: now() });
  const about = linkId === undefined ? {} : { subjectId: linkId };
  if (attempt.kind === 'wrong') await security.note(`${name}.wrong-code`, about);
  if (attempt.kind === 'closed') await security.note(`${name}.closed`, about);
  return attempt;
}

/** As it is typed from a message or a sheet of paper: small letters, spaces and dashes do not matter. */
const asMeant = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, linkCodeLength + 1);
