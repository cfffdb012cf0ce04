import { reportLinkRules } from '@vp-digital/core/contracts';
import type { Query } from '../database';
import { isPassword } from '../sign-in';

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
 * The file behind a link, for who knows its code; the first time is noted as the read receipt. In a transaction: tries
 * at the same moment wait for each other, so that none is free.
 */
export async function openReportLink(q: Query, linkId: string, code: string, now: Date): Promise<OpenedLink> {
  const [link] = await q<{ hash: string; wrong: number; content: string }>(
    `select l.code_hash as hash, l.wrong_codes as wrong, encode(l.content, 'base64') as content ${openLink}
     for update of l`,
    [linkId, now.toISOString()],
  );
  if (!link) return { kind: 'closed' };
  if (!(await isPassword(code, link.hash))) {
    await q('update report_link set wrong_codes = wrong_codes + 1 where link_id = $1', [linkId]);
    const left = reportLinkRules.wrongCodes - link.wrong - 1;
    return left > 0 ? { kind: 'wrong', left } : { kind: 'closed' };
  }
  await q('update report_link set wrong_codes = 0, opened_at = coalesce(opened_at, $2) where link_id = $1', [
    linkId,
    now.toISOString(),
  ]);
  return { kind: 'opened', content: Buffer.from(link.content, 'base64') };
}
