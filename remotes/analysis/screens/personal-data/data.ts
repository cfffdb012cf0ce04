import { type BankAccount, type DataOf, personsInOrder, type SectionData } from '@vp-digital/core/household';
import type { documents } from '../../shared/documents';

export type PersonalData = DataOf<typeof documents.personalData>;

export type HouseholdPerson = ReturnType<typeof personsInOrder>[number];

export interface PersonProps {
  data: PersonalData;
  person: HouseholdPerson;
}

/** Both of a couple: the other one of two who are responsible for the household. */
export function partnerOf(data: Pick<SectionData, 'persons'>, personId: string): HouseholdPerson | undefined {
  const grown = personsInOrder(data).filter(({ role }) => role === 'responsible' || role === 'partner');
  const isOne = grown.some(({ id }) => id === personId);
  return isOne && grown.length === 2 ? grown.find(({ id }) => id !== personId) : undefined;
}

/** The accounts of a person in the order in which they were recorded. */
export const accountsOf = (
  { bankAccounts }: Pick<SectionData, 'bankAccounts'>,
  personId: string,
): [id: string, account: BankAccount][] =>
  Object.entries(bankAccounts.items)
    .filter(([, { personIds }]) => personIds.includes(personId))
    .sort(([, one], [, other]) => one.position - other.position);
