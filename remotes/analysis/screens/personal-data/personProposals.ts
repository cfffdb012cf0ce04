import { type HouseholdPerson, type PersonalData, partnerOf } from './data';

/** What follows from what is known of somebody, or of whom they are married to. */
export interface PersonProposals {
  gender?: 'female' | 'male';
  maritalStatus?: 'married' | 'civilPartnership';
}

/** Proposed for fields that are still empty, never written by themselves. */
export function personProposals(
  person: HouseholdPerson,
  data: Pick<PersonalData, 'persons'>,
): PersonProposals {
  const gender = person.gender === undefined ? ofSalutation[person.salutation ?? 'none'] : undefined;
  const theirs = partnerOf(data, person.id)?.maritalStatus;
  const isOfBoth = theirs === 'married' || theirs === 'civilPartnership';
  return {
    ...(gender && { gender }),
    ...(isOfBoth && person.maritalStatus === undefined && { maritalStatus: theirs }),
  };
}

const ofSalutation = { mrs: 'female', mr: 'male', none: undefined } as const;
