import {
  adults,
  type ConsentPurpose,
  consentPurposes,
  dayOfAppointment,
  lastAppointment,
  sectionSchemas,
} from '@vp-digital/core/household';
import type { SampleHousehold } from '@vp-digital/core/household/samples';
import * as z from 'zod/mini';
import { insertRecord, type NewRecord } from '../consents';
import type { Query } from '../database';

/** Households that were informed at their last appointment, and what some of them have consented to then. */
const consented: Readonly<Record<number, readonly ConsentPurpose[]>> = {
  100001: ['healthData', 'documentReading', 'electronicDocuments'],
  100002: ['documentReading', 'electronicDocuments', 'marketingEmail'],
  100004: [],
  100005: ['documentReading', 'electronicDocuments', 'marketingPost'],
  100006: consentPurposes,
};

/** What was consented to; none where the household has not been informed yet. */
export type SampleConsents = readonly ConsentPurpose[] | undefined;

export const consentsOf = (legacyHouseholdId: number): SampleConsents => consented[legacyHouseholdId];

/** The wordings that were in force in autumn 2025; that of e-mail has been replaced since. */
const textVersion = '2025-07';

/**
 * What the sample households were given, and what the first grown-up of each has consented to; to reading papers all of
 * them, who may be named there.
 */
export async function insertConsents(
  q: Query,
  sample: SampleHousehold,
  { userId, consents: topics }: { userId: string; consents: SampleConsents },
): Promise<void> {
  const last = lastAppointment(z.parse(sectionSchemas.appointments, sample.sections.appointments));
  if (!topics || !last) return;
  const day = dayOfAppointment(last);
  const place = { householdId: sample.householdId, userId, at: `${day}T17:30:00.000Z` };
  const persons = adults({ persons: z.parse(sectionSchemas.persons, sample.sections.persons) });
  for (const record of persons.flatMap(({ id }) => informed(id, day))) await insertRecord(q, place, record);
  for (const topic of topics)
    for (const { id, firstName, lastName } of topic === 'documentReading' ? persons : persons.slice(0, 1))
      await insertRecord(q, place, {
        action: 'given',
        personId: id,
        givenBy: id,
        topic,
        textVersion,
        form: 'click',
        proof: { form: 'click', name: `${firstName} ${lastName}` },
      });
}

const informed = (personId: string, on: string): NewRecord[] =>
  (['dataProtectionInformation', 'initialInformation'] as const).map((topic) => ({
    action: 'handedOver',
    personId,
    topic,
    textVersion,
    on,
    form: 'paper',
  }));
