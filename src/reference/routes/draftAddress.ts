/** Names the draft of a report whose check has led to a page: its snapshot and its own id. */
const parameter = 'entwurf';

export interface DraftPlace {
  snapshotId: string;
  reportId: string;
}

/** The address of a page from which the way back to a draft is shown. */
export const fromDraft = (href: string, { snapshotId, reportId }: DraftPlace): string =>
  `${href}${href.includes('?') ? '&' : '?'}${parameter}=${snapshotId}_${reportId}`;

/** The draft that an address comes from. */
export function draftIn(search: string): DraftPlace | undefined {
  const [snapshotId = '', reportId = ''] = (new URLSearchParams(search).get(parameter) ?? '').split('_');
  return isId(snapshotId) && isId(reportId) ? { snapshotId, reportId } : undefined;
}

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);
