import type { SectionData } from '../documents';
import type { AssumedFact } from './assumedFact';
import { adultsOf } from './people';

/** Who is assessed together: spouses and civil partners, else each adult individually. */
export interface TaxUnit {
  personIds: readonly [string] | readonly [string, string];
  couple: boolean;
  /** `notMarried`: it is unknown whether two adults are married. */
  assumed: readonly AssumedFact[];
}

const married: ReadonlySet<string | undefined> = new Set(['married', 'civilPartnership']);

export function taxUnits(household: Pick<SectionData, 'persons'>): TaxUnit[] {
  const adults = adultsOf(household);
  const [first, second] = adults.filter((id) => married.has(household.persons.items[id]?.maritalStatus));
  if (first === undefined || second === undefined) {
    const untold = adults.filter((id) => household.persons.items[id]?.maritalStatus === undefined);
    const assumed: AssumedFact[] = adults.length > 1 && untold.length > 0 ? ['notMarried'] : [];
    return adults.map((id) => single(id, assumed));
  }
  const others = adults.filter((id) => id !== first && id !== second);
  return [{ personIds: [first, second], couple: true, assumed: [] }, ...others.map((id) => single(id))];
}

/** The unit that a person belongs to. */
export const taxUnitOf = (household: Pick<SectionData, 'persons'>, personId: string): TaxUnit =>
  taxUnits(household).find(({ personIds }) => personIds.some((id) => id === personId)) ?? single(personId);

const single = (personId: string, assumed: readonly AssumedFact[] = []): TaxUnit => ({
  personIds: [personId],
  couple: false,
  assumed,
});
