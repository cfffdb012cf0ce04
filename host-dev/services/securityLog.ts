import { createHash, randomUUID } from 'node:crypto';
import type { Query } from './database';

/** What whoever watches over the services wants to know of (OWASP ASVS 5.0, 16.3.1–16.3.3). */
const securityEvents = [
  'sign-in.succeeded',
  'sign-in.failed',
  'sign-in.locked',
  /** Not ours, changed, or too old; and a code or refresh token that was used a second time. */
  'token.refused',
  'token.reused',
  /** Somebody is signed in and asks for what is not theirs, or too often. */
  'access.denied',
  'limit.reached',
  'device.wrong-pin',
  'report-link.wrong-code',
  'report-link.closed',
  'intake-link.wrong-code',
  'intake-link.closed',
  'telephone.wrong-code',
  'telephone.closed',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

export interface SecuritySubject {
  /** Who it was; a name that no user has is not kept: it may be a password in the wrong field. */
  userId?: string | undefined;
  contract?: string | undefined;
  /** The route of a call, or the id of a link; never a value. */
  detail?: string;
  subjectId?: string;
}

export interface SecurityLog {
  /** Writes it down in `audit` and counts it. What was refused again and again stands there once an hour. */
  note(event: SecurityEvent, about: SecuritySubject): Promise<void>;
  /** Of this process, since its start. */
  counts(): ReadonlyMap<SecurityEvent, number>;
}

const repeated: ReadonlySet<SecurityEvent> = new Set(['token.refused', 'access.denied', 'limit.reached']);

const nobody = '-';

export function createSecurityLog(q: Query, now: () => Date): SecurityLog {
  const counted = new Map<SecurityEvent, number>(securityEvents.map((event) => [event, 0]));
  return {
    counts: () => counted,
    async note(event, { userId = nobody, contract, detail, subjectId }) {
      counted.set(event, (counted.get(event) ?? 0) + 1);
      const at = now().toISOString();
      const said = [event, userId, contract, detail, subjectId, at.slice(0, 'YYYY-MM-DDTHH'.length)];
      const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
      await q(
        `insert into audit (audit_id, at, user_id, contract, action, subject_id, detail)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
        [repeated.has(event) ? hash : randomUUID(), at, userId, contract, event, subjectId, detail],
      );
    },
  };
}
