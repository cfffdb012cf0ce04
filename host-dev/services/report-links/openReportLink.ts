import { reportLinkRules } from '@vp-digital/core/contracts';
import type { Query } from '../database';
import type { Passwords } from '../passwords';

export type OpenedLink =
  | { kind: 'opened'; content: Buffer }
  | { kind: 'wrong'; left: number }
  /** Unknown, over, revoked, locked, or of a report that was replaced: nobody learns which. */
  | { kind: 'closed' };

const openLink = `from report_link l join report r on r.report_id = l.report_id
  where l.link_id = $1 and l.expires_at > $2 and l.revoked_at is null
    and l.wrong_codes < ${reportLinkRules.wrongCodes} and r.status = 'released' and l.content is not null`;

/** Whether a link still leads to a report. */
export async function isLinkOpen(q: Query, linkId: string, now: Date): Promise<boolean> {
  return (await q(`select 1 ${openLink}`, [linkId, now.toISOString()])).length > 0;
}

/**
 * The file behind a link, for who knows its code; the first time is noted as the read receipt. Every code is counted as
 * a wrong one before it is looked at: of many at the same moment none is free, and no statement waits for the hash.
 */
export async function openReportLink(
  { q, passwords }: { q: Query; passwords: Passwords },
  linkId: string,
  code: string,
  now: Date,
): Promise<OpenedLink> {
  const [link] = await q<{ hash: string; wrong: number }>(
    `update report_link set wrong_codes = wrong_codes + 1 where link_id = (select l.link_id ${openLink} for update of l)
     returning code_hash as hash, wrong_codes as wrong`,
    [linkId, now.toISOString()],
  );
  if (!link) return { kind: 'closed' };
  if (!(await passwords.matches(code, link.hash))) {
    const left = reportLinkRules.wrongCodes - link.wrong;
    return left > 0 ? { kind: 'wrong', left } : { kind: 'closed' };
  }
  const [opened] = await q<{ content: string }>(
    `update report_link set wrong_codes = 0, opened_at = coalesce(opened_at, $2)
     where link_id = $1 and content is not null returning encode(content, 'base64') as content`,
    [linkId, now.toISOString()],
  );
  return opened ? { kind: 'opened', content: Buffer.from(opened.content, 'base64') } : { kind: 'closed' };
}
