import type { Report, ReportComposition } from '@vp-digital/core/contracts';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { ServiceError } from '../http/ServiceError';
import { type OneReport, readLocked } from './reportLife';
import { readReport } from './reportStore';
import { refuseProblems } from './refuseProblems';

/**
 * Puts a draft together anew, on the version that was read; undefined when it has another one by now. Throws 409 for a report that is
 * released, 422 for a composition that no report can have.
 */
export async function composeReport(
  q: Query,
  caller: Caller,
  place: OneReport,
  { baseVersion, data, today }: { baseVersion: number; data: ReportComposition; today: string },
): Promise<Report | undefined> {
  const draft = await readLocked(q, caller, place);
  if (draft.status !== 'draft')
    throw new ServiceError('conflict', 'The report is released: what it is made of stays.');
  refuseProblems(data, today);
  if (baseVersion !== (draft.composition?.version ?? 0)) return undefined;
  await q(
    'update report set composition = $2, composition_version = composition_version + 1 where report_id = $1',
    [place.reportId, data],
  );
  return readReport(q, caller, place);
}
