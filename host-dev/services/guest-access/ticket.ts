import { createHmac, timingSafeEqual } from 'node:crypto';

/** So long somebody who has given the code may stay on a page. */
const minutes = 60;

/** Whom a ticket lets in, and the hash of the code, which nobody outside knows: no code any more, no ticket. */
export interface TicketOf {
  linkId: string;
  codeHash: string;
}

/** What stands in a page's form in place of a cookie: until when, and who says so. */
export function makeTicket(of: TicketOf, now: Date): string {
  const until = String(now.getTime() + minutes * 60_000);
  return `${until}.${sealOf(of, until)}`;
}

/** Whether a ticket was made for this link and goes on, was and is over, or is none of ours. */
export function stateOf(ticket: string, of: TicketOf, now: Date): 'good' | 'over' | 'foreign' {
  const [until = '', seal = ''] = ticket.split('.');
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(of, until))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'foreign';
  return now.getTime() < Number(until) ? 'good' : 'over';
}

const sealOf = ({ linkId, codeHash }: TicketOf, until: string): string =>
  createHmac('sha256', codeHash).update(`${linkId} ${until}`).digest('base64url');
