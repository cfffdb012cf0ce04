import {
  type AdviceDuty,
  kindOfReport,
  missingDuties,
  type Report,
  type Snapshot,
  snapshotSections,
} from '@vp-digital/core/contracts';
import { ServiceError } from '../http/ServiceError';

const places: Record<AdviceDuty, [path: string, message: string]> = {
  initialInformation: ['/snapshot/informed', 'The Erstinformation was not handed over to every adult.'],
  occasion: ['/composition/record/occasion', 'The occasion is not told.'],
  needs: ['/snapshot/needDecisions', 'The household has said nothing to its topics.'],
  advice: ['/composition/record/recommendations', 'There is no advice, or one without a text.'],
  reasons: ['/composition/record/recommendations', 'Every advice has a reason.'],
  positions: ['/snapshot/cartPositions', 'An accepted position lacks what is handed over or said before.'],
  complexity: ['/composition/record/complexity', 'The complexity is not told.'],
  complexityReason: ['/composition/record/complexityReason', 'The complexity has a reason.'],
  waiver: ['/composition/record/waiver', 'A waiver is declared by an adult.'],
};

/** Throws 422 for an advice record that lacks something, with all that it lacks; 409 where its snapshot cannot be read here. */
export function refuseMissingDuties(draft: Report, snapshot: Snapshot): void {
  if (kindOfReport(draft) !== 'adviceRecord') return;
  const sections = snapshotSections(snapshot.payload);
  if (!sections) throw new ServiceError('conflict', 'A newer release has frozen what this one cannot check.');
  const { record, leftOut } = draft.composition?.data ?? {};
  const missing = missingDuties({ snapshot, sections }, record, leftOut);
  if (missing.length === 0) return;
  throw new ServiceError('invalid', 'The advice record is not complete.', {
    status: 422,
    issues: missing.map((duty) => {
      const [path, message] = places[duty];
      return { path, code: `duty_${duty}`, message };
    }),
  });
}
