import { confirmationHours, contactMonths } from '@vp-digital/core/contracts';
import type { Query } from '../database';

const hour = 3_600_000;

/** Before this instant something was entered that nobody has confirmed since: it is over. */
export const unconfirmedSince = (now: Date): string =>
  new Date(now.getTime() - confirmationHours * hour).toISOString();

/** How long what was entered then may still wait for its confirmation. */
export const secondsUntilOver = (enteredAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((enteredAt.getTime() + confirmationHours * hour - now.getTime()) / 1000));

/** Before this instant was the last contact with somebody whose deletion is proposed now. */
export const overdueSince = (now: Date): string => monthsBefore(now, contactMonths);

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then.toISOString();
}

/** What nobody has confirmed in time; a month after it was proposed for deletion, what nothing has become of. */
export async function removeOldContacts(q: Query, now: Date): Promise<void> {
  await q('delete from recommendation_contact where confirmed_at is null and entered_at < $1', [
    unconfirmedSince(now),
  ]);
  await q(`delete from recommendation_contact where state <> 'customer' and changed_at < $1`, [
    monthsBefore(now, contactMonths + 1),
  ]);
}
