import {
  type Appointment,
  decisionOf,
  dayOfAppointment,
  hasDied,
  pastAppointments,
  personsInOrder,
  positionDuties,
  type SectionData,
  withoutInternal,
} from '@vp-digital/core/household';
import type { AdviceRecord, Recommendation } from './adviceRecord';
import type { Snapshot } from './snapshots';

/**
 * What an advice record must contain before it is released; where the snapshot says it, and where the record itself
 * does.
 */
export const adviceDuties = [
  'initialInformation',
  'occasion',
  'needs',
  'advice',
  'reasons',
  'positions',
  'complexity',
  'complexityReason',
  'waiver',
] as const;
export type AdviceDuty = (typeof adviceDuties)[number];

/** The cart as it was frozen; older snapshots have none. */
type CartSections = Partial<Pick<SectionData, 'cartPositions' | 'suitability'>>;

/** What is frozen from a meeting. */
export interface FrozenTalk {
  snapshot: Pick<Snapshot, 'appointmentId' | 'payload'>;
  sections: Pick<SectionData, 'appointments' | 'needDecisions' | 'persons' | 'recap'> & CartSections;
}

/** The appointment that a record belongs to: the one in which the snapshot was made, or the last one of that day. */
export function appointmentOfRecord({ snapshot, sections }: FrozenTalk): Appointment | undefined {
  const { appointmentId, payload } = snapshot;
  const past = pastAppointments(sections.appointments);
  return (
    past.find(({ id }) => id === appointmentId) ??
    past.find((one) => dayOfAppointment(one) === payload.referenceDate)
  );
}

/** Who is advised, and can declare and sign: the living adults. */
export const advisedAdults = (sections: Pick<SectionData, 'persons'>): ReturnType<typeof personsInOrder> =>
  personsInOrder(sections).filter((one) => one.role !== 'child' && !hasDied(one));

/** The adults, and the day on which each received the Erstinformation. */
export const informedAdults = ({ snapshot, sections }: FrozenTalk): { name: string; on?: string }[] =>
  advisedAdults(sections).map(({ id, name }) => {
    const on = snapshot.payload.informed?.find(({ personId }) => personId === id)?.on;
    return { name, ...(on !== undefined && { on }) };
  });

/** The adults who declare the record's waiver. */
export const waivingAdults = (
  { sections }: Pick<FrozenTalk, 'sections'>,
  { waiver }: AdviceRecord,
): { name: string; fullName: string }[] =>
  advisedAdults(sections)
    .filter(({ id }) => waiver?.personIds.includes(id))
    .map(({ name, fullName }) => ({ name, fullName }));

/**
 * Whether all adults have waived advice or its documentation: what one of them has not waived must still be documented.
 */
export const isWaived = (talk: FrozenTalk, record: AdviceRecord = {}): boolean =>
  record.waiver !== undefined && waivingAdults(talk, record).length === informedAdults(talk).length;

/**
 * The advice given: what was noted as advice in the meeting, in its order, the positions of the cart, then what the
 * record adds. An entry of the record with the id of a note or position replaces it; what is left out of a report does
 * not count as advice in it.
 */
export function givenAdvice(
  sections: Pick<SectionData, 'recap'> & Partial<Pick<SectionData, 'persons' | 'cartPositions'>>,
  recommendations: readonly Recommendation[] = [],
  leftOut: readonly string[] = [],
): readonly Recommendation[] {
  const ofTalk = Object.entries(withoutInternal(sections.recap).items)
    .filter(([, { kind, isAdvice, inReport }]) => isAdvice && inReport && kind !== 'task')
    .sort(([, one], [, other]) => one.position - other.position)
    .map(
      ([
        id,
        { kind, text, adviceReason: reason, adviceTopic: topic, ownerId: personId },
      ]): Recommendation => ({
        id,
        ...(topic !== undefined && { topic, ...(personId !== undefined && { personId }) }),
        advice: text,
        ...(reason !== undefined && { reason }),
        ...(kind === 'decision' && { decision: 'accepted' }), // what the household has decided itself
      }),
    );
  const recorded = [...ofTalk, ...proposed(sections)];
  const recommendationOf = (id: string) => recommendations.find((one) => one.id === id);
  return [
    ...recorded.map((one) => recommendationOf(one.id) ?? one),
    ...recommendations.filter(({ id }) => recorded.every((one) => one.id !== id)),
  ].filter(({ id }) => !leftOut.includes(id));
}

/** What lies in the cart or has become a contract, with its decision; what was discarded is no advice. */
const proposed = ({
  persons = { items: {} },
  cartPositions = { items: {} },
}: Partial<Pick<SectionData, 'persons' | 'cartPositions'>>): Recommendation[] =>
  Object.entries(cartPositions.items)
    .filter(([, { discardedOn }]) => discardedOn === undefined)
    .toSorted(([, one], [, other]) => one.position - other.position)
    .map(([id, position]): Recommendation => {
      const { topic, personId, title, company, reason, decisionReason } = position;
      const decision = decisionOf({ persons }, position);
      return {
        id,
        ...(topic !== undefined && { topic, ...(personId !== undefined && { personId }) }),
        advice: company === undefined ? title : `${title}, ${company}`,
        ...(reason !== undefined && { reason }),
        ...(decision !== undefined && { decision }),
        ...(decisionReason !== undefined && { decisionReason }),
      };
    });

/** Accepted positions that lack what the law asks before a contract is signed. */
export const lackingPositions = (
  { snapshot, sections }: FrozenTalk,
  leftOut: readonly string[] = [],
): string[] => {
  const { persons, cartPositions = { items: {} }, suitability = { items: {} } } = sections;
  const { referenceDate } = snapshot.payload;
  return Object.entries(cartPositions.items).flatMap(([id, position]) => {
    const { discardedOn, contractId, title } = position;
    if (discardedOn !== undefined || contractId !== undefined || leftOut.includes(id)) return [];
    if (decisionOf({ persons }, position) !== 'accepted') return [];
    return positionDuties({ persons, suitability }, position, referenceDate).length > 0 ? [title] : [];
  });
};

/**
 * What is missing, in the order of the record; empty when it can be released. Where all adults have waived advice or
 * its documentation, only the Erstinformation and the occasion are required.
 */
export function missingDuties(
  talk: FrozenTalk,
  record: AdviceRecord = {},
  leftOut?: readonly string[],
): AdviceDuty[] {
  const appointment = appointmentOfRecord(talk);
  const recommendations = givenAdvice(talk.sections, record.recommendations, leftOut);
  const { needDecisions } = talk.sections;
  const isKnown = !isWaived(talk, record);
  const isMissing: Record<AdviceDuty, boolean> = {
    initialInformation: informedAdults(talk).some(({ on }) => on === undefined),
    occasion: record.occasion === undefined && (appointment?.occasion ?? 'other') === 'other',
    needs: isKnown && Object.values(needDecisions.items).every(({ decision }) => decision === undefined),
    advice:
      isKnown && (recommendations.length === 0 || recommendations.some(({ advice }) => advice === undefined)),
    reasons: isKnown && recommendations.some(({ reason }) => reason === undefined),
    positions: isKnown && lackingPositions(talk, leftOut).length > 0,
    complexity: isKnown && record.complexity === undefined,
    complexityReason: isKnown && record.complexityReason === undefined,
    waiver: record.waiver !== undefined && waivingAdults(talk, record).length === 0,
  };
  return adviceDuties.filter((duty) => isMissing[duty]);
}
