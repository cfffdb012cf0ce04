import type { SectionData } from '../documents';
import { asOf, documentsOf, sampleHousehold, type SampleNumber } from '../samples';

/** The documents of sample household 1 to 6, the day of its figures, and the ids of its persons by first name. */
export function sample(number: SampleNumber): {
  household: SectionData;
  date: string;
  person: (firstName: string) => string;
} {
  const household = documentsOf(sampleHousehold(number));
  const person = (firstName: string) => {
    const [id] = Object.entries(household.persons.items).find(([, one]) => one.firstName === firstName) ?? [];
    if (id === undefined) throw new Error(`No ${firstName} in sample household ${number}`);
    return id;
  };
  return { household, date: asOf, person };
}

/** Cents as the samples' page rounds them. */
export const wholeEuros = (cents: number): number => Math.round(cents / 100);

/** A share as percent with one decimal. */
export const percent = (share: number): number => Math.round(share * 1_000) / 10;
