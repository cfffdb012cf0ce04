import { createClient } from './client';
import { areaToken } from './signIn';

/** A snapshot and the report made from it, as their addresses name them. */
export interface AddedReport {
  snapshotId: string;
  reportId: string;
}

/** Freezes a household and makes the conversation's summary of it, as its advisor does. */
export async function addReport(
  url: string,
  { user, contract, householdId }: { user: string; contract: string; householdId: string },
): Promise<AddedReport> {
  const { post } = createClient(url, await areaToken(url, user, contract));
  const snapshots = `/api/households/${householdId}/snapshots`;
  const snapshot = { label: 'Jahresgespräch', occasion: 'annualReview' };
  const { snapshotId } = (await post<{ snapshotId: string }>(snapshots, snapshot)).body;
  const reports = `${snapshots}/${snapshotId}/reports`;
  const { reportId } = (await post<{ reportId: string }>(reports, { kind: 'conversationSummary' })).body;
  return { snapshotId, reportId };
}
