import type { ReportKind } from '@vp-digital/core/contracts';
import { routes } from '@vp-digital/core/reference';
import type { ReportKey, SnapshotKey } from '@vp-digital/core/services';

/** Names of the parameters of an address: the snapshot, and the report that is put together of it. */
const [snapshotParameter, report, kind] = ['stand', 'zusammenfassung', 'art'];

/** What a kind is called in an address: the menu names it there. */
const kinds: Readonly<Record<string, ReportKind>> = {
  analysebericht: 'analysis',
  beratungsdokumentation: 'adviceRecord',
  krankenversicherung: 'healthInsurance',
};

/** Which kind of report an address asks for. */
export const kindOfAddress = (search: string): ReportKind =>
  kinds[new URLSearchParams(search).get(kind) ?? ''] ?? 'conversationSummary';

/** Where a report is put together, at one of its fields where that is named. */
export const composerHref = ({ householdId, snapshotId, reportId }: ReportKey, field?: string): string =>
  `${routes.reportCreation.href({ householdId })}?${new URLSearchParams({ [snapshotParameter]: snapshotId, [report]: reportId, ...(field !== undefined && { fokus: field }) })}`;

/** Where one chooses the kind of a report that is made of a snapshot. */
export const newReportHref = ({ householdId, snapshotId }: SnapshotKey): string =>
  `${routes.reportCreation.href({ householdId })}?${new URLSearchParams({ [snapshotParameter]: snapshotId })}`;

/** The snapshot that an address without a report names. */
export function snapshotOfAddress(search: string): string | undefined {
  const snapshotId = new URLSearchParams(search).get(snapshotParameter);
  return isId(snapshotId) ? snapshotId : undefined;
}

export function ofAddress(search: string): { snapshotId: string; reportId: string } | undefined {
  const parameters = new URLSearchParams(search);
  const [snapshotId, reportId] = [parameters.get(snapshotParameter), parameters.get(report)];
  return isId(snapshotId) && isId(reportId) ? { snapshotId, reportId } : undefined;
}

const isId = (text: string | null): text is string => text !== null && /^[0-9a-f-]{36}$/.test(text);
