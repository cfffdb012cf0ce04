import {
  type Appointment,
  dayOfAppointment,
  pastAppointments,
  personsInOrder,
  type SectionData,
} from '@vp-digital/core/household';
import type { AdviceRecord } from './adviceRecord';
import type { Snapshot } from './snapshots';

/** What an advice record has to say before it is released; where it is told in the snapshot, and where in the record itself. */
export const adviceDuties = [
  'initialInformation',
  'occasion',
  'needs',
  'advice',
  'reasons',
  'complexity',
  'complexityReason',
] as const;
export type AdviceDuty = (typeof adviceDuties)[number];

/** What is frozen of a talk. */
export interface FrozenTalk {
  snapshot: Pick<Snapshot, 'appointmentId' | 'payload'>;
  sections: Pick<SectionData, 'appointments' | 'needDecisions' | 'persons'>;
}

/** The appointment that a record is of: the one in which the snapshot was made, or the last one of its day. */
export function appointmentOfRecord({ snapshot, sections }: FrozenTalk): Appointment | undefined {
  const { appointmentId, payload } = snapshot;
  const past = pastAppointments(sections.appointments);
  return (
    past.find(({ id }) => id === appointmentId) ??
    past.find((one) => dayOfAppointment(one) === payload.referenceDate)
  );
}

/** The adults, and on which day each was given the Erstinformation. */
export const informedAdults = ({ snapshot, sections }: FrozenTalk): { name: string; on?: string }[] =>
  personsInOrder(sections)
    .filter(({ role }) => role !== 'child')
    .map(({ id, name }) => {
      const on = snapshot.payload.informed?.find(({ personId }) => personId === id)?.on;
      return { name, ...(on !== undefined && { on }) };
    });

/** What is missing, in the order of the record; empty when it can be released. */
export function missingDuties(talk: FrozenTalk, record: AdviceRecord = {}): AdviceDuty[] {
  const appointment = appointmentOfRecord(talk);
  const { recommendations = [] } = record;
  const { needDecisions } = talk.sections;
  const isMissing: Record<AdviceDuty, boolean> = {
    initialInformation: informedAdults(talk).some(({ on }) => on === undefined),
    occasion: record.occasion === undefined && (appointment?.occasion ?? 'other') === 'other',
    needs: Object.values(needDecisions.items).every(({ decision }) => decision === undefined),
    advice: recommendations.length === 0 || recommendations.some(({ advice }) => advice === undefined),
    reasons: recommendations.some(({ reason }) => reason === undefined),
    complexity: record.complexity === undefined,
    complexityReason: record.complexityReason === undefined,
  };
  return adviceDuties.filter((duty) => isMissing[duty]);
}
