import type { AskedArea } from '@vp-digital/core/household';
import type { Database, Query } from '../database';
import type { GuestAccess } from '../guest-access';
import { profiles } from '../settings';
import type { Answers } from './answers';
import type { AskedPerson } from './intakeStore';

export const access: GuestAccess = {
  name: 'intake-link',
  path: '/angaben',
  table: 'intake_link',
  // of a household that goes on, and that whoever asked still advises
  holds: `exists (select 1 from household h join household_access a on a.household_id = h.household_id
    where h.household_id = l.household_id and h.status = 'active' and a.contract = l.contract)`,
};

/** What somebody finds behind the door. */
export interface Asked {
  areas: AskedArea[];
  persons: AskedPerson[];
  answers: Answers;
  isInformed: boolean;
  isSent: boolean;
}

/** Who asks. */
export interface Sender {
  name: string;
  company: string | undefined;
}

export async function readAsked(
  q: Query,
  linkId: string,
): Promise<(Asked & { senderId: string }) | undefined> {
  const [row] = await q<Asked & { senderId: string }>(
    `select areas, persons, answers, informed_at is not null as "isInformed", sent_at is not null as "isSent",
       created_by as "senderId"
     from intake_link where link_id = $1`,
    [linkId],
  );
  return row;
}

export async function readSender(q: Query, userId: string): Promise<Sender> {
  const [user] = await q<{ name: string }>('select name from advisor_user where user_id = $1', [userId]);
  const { company } = (await profiles.read(q, userId)).data;
  return { name: user?.name ?? userId, company };
}

export const noteInformed = (q: Query, linkId: string, now: Date) =>
  q('update intake_link set informed_at = coalesce(informed_at, $2) where link_id = $1', [
    linkId,
    now.toISOString(),
  ]);

/** Keeps the answers of a page beside all others; false where it was sent or closed meanwhile and stays as it is. */
export const keepAnswers = (
  { tx }: Database,
  linkId: string,
  { answers, emptied }: { answers: Answers; emptied: readonly string[] },
): Promise<boolean> =>
  tx(async (q) => {
    const [row] = await q<{ answers: Answers }>(
      `select answers from intake_link
       where link_id = $1 and sent_at is null and revoked_at is null and informed_at is not null for update`,
      [linkId],
    );
    if (!row) return false;
    const others = Object.entries(row.answers).filter(([key]) => !emptied.includes(key));
    await q('update intake_link set answers = $2 where link_id = $1', [
      linkId,
      { ...Object.fromEntries(others), ...answers },
    ]);
    return true;
  });

/** Hands what was answered to the advisor: from now on it stays as it is. */
export const sendAnswers = (q: Query, linkId: string, { now, days }: { now: Date; days: number }) =>
  q(
    `update intake_link set sent_at = $2, kept_until = $2::timestamptz + make_interval(days => $3::int)
     where link_id = $1 and sent_at is null and revoked_at is null and answers <> '{}'`,
    [linkId, now.toISOString(), days],
  );
