import type { SectionData } from '../../documents';
import { adultsOf } from '../people';

/** Who is assessed together: spouses and civil partners, else each adult alone. */
export interface TaxUnit {
  personIds: readonly [string] | readonly [string, string];
  couple: boolean;
}

const married: ReadonlySet<string | undefined> = new Set(['married', 'civilPartnership']);

export function taxUnits(household: Pick<SectionData, 'persons'>): TaxUnit[] {
  const adults = adultsOf(household);
  const [first, second] = adults.filter((id) => married.has(household.persons.items[id]?.maritalStatus));
  if (first === undefined || second === undefined) return adults.map((id) => alone(id));
  const others = adults.filter((id) => id !== first && id !== second);
  return [{ personIds: [first, second], couple: true }, ...others.map(alone)];
}

/** The unit that a person belongs to. */
export const taxUnitOf = (household: Pick<SectionData, 'persons'>, personId: string): TaxUnit =>
  taxUnits(household).find(({ personIds }) => personIds.some((id) => id === personId)) ?? alone(personId);

const alone = (personId: string): TaxUnit => ({ personIds: [personId], couple: false });
