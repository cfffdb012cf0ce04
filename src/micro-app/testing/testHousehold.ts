import {
  completeness,
  dayOfAppointment,
  lastAppointment,
  nextAppointment,
  percentOf,
  totalOf,
} from '@vp-digital/core/household';
import {
  asOf,
  documentsOf,
  sampleHousehold,
  sampleHouseholds,
  type SampleHousehold,
  type SampleNumber,
} from '@vp-digital/core/household/samples';
import type { TestHousehold } from './testServices';

/** A sample household as the services would answer for it. */
export function testHousehold(sample: SampleHousehold): TestHousehold {
  const sections = documentsOf(sample);
  const persons = Object.entries(sections.persons.items).sort(([, a], [, b]) => a.position - b.position);
  const adults = persons.filter(([, { role }]) => role !== 'child').map(([, person]) => person);
  const last = lastAppointment(sections.appointments);
  const next = nextAppointment(sections.appointments, asOf);
  const [address] = Object.values(sections.addresses.items);
  return {
    summary: {
      householdId: sample.householdId,
      legacyHouseholdId: sample.legacyHouseholdId,
      name: `${adults[0]?.lastName ?? ''}, ${adults.map(({ firstName }) => firstName).join(' & ')}`,
      city: address?.city ?? null,
      postalCode: address?.postalCode ?? null,
      status: 'active',
      lastAppointment: last ? dayOfAppointment(last) : null,
      nextAppointment: next ? dayOfAppointment(next) : null,
      completeness: percentOf(totalOf(completeness(sections, asOf))),
      persons: persons.map(([personId, { firstName, lastName, birthDate, role }]) => ({
        personId,
        firstName,
        lastName,
        birthDate,
        role,
      })),
    },
    sections,
  };
}

type Each<Samples extends readonly unknown[]> = { [Index in keyof Samples]: TestHousehold };

/** All six of them; `map` forgets how many. */
export const testHouseholds = sampleHouseholds.map(testHousehold) as unknown as Each<typeof sampleHouseholds>;

/** The sample household of a number, 1 to 6. */
export const testHouseholdOf = (number: SampleNumber): TestHousehold =>
  testHousehold(sampleHousehold(number));
