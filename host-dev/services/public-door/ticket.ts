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

/** Whether a ticket was made for this link and is not over. */
export function isGood(ticket: string, of: TicketOf, now: Date): boolean {
  const [until = '', seal = ''] = ticket.split('.');
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(of, until))];
  return given.length === right.length && timingSafeEqual(given, right) && now.getTime() < Number(until);
}

const sealOf = ({ linkId, codeHash }: TicketOf, until: string): string =>
  createHmac('sha256', codeHash).update(`${linkId} ${until}`).digest('base64url');
