import type { SectionName } from '@vp-digital/core/household';

/** Whose the entries of a section are, and what else they name. */
export interface OwnerRule {
  /**
   * `key`: an entry stands under the id of its person. Otherwise the field that names one person, several, or the
   * shares of several. An entry that names nobody is the household's, as are all of a section without.
   */
  owner?: 'key' | 'personId' | 'ownerId' | 'personIds' | 'ownership';
  /** Persons who are named beside the owner. */
  names?: 'parents';
  /** The field that names an entry of another section. */
  link?: { field: 'goalId'; section: 'goals' };
}

const ofHousehold: OwnerRule = {};

/** Every section has to say whose its entries are: a new one is a compiler error here. */
export const ownerRules: Readonly<Record<SectionName, OwnerRule>> = {
  persons: { owner: 'key', names: 'parents' },
  addresses: { owner: 'personIds' },
  employments: { owner: 'personId' },
  taxProfiles: { owner: 'key' },
  incomes: { owner: 'personId' },
  expenses: { owner: 'personId' },
  contracts: { owner: 'personIds' },
  assets: { owner: 'ownership', link: { field: 'goalId', section: 'goals' } },
  liabilities: { owner: 'ownership' },
  goals: { owner: 'personId' },
  housing: ofHousehold,
  statutoryPensions: { owner: 'personId' },
  financialGrade: { owner: 'key' },
  subsidyFacts: { owner: 'personId' },
  protectionWishes: { owner: 'key' },
  appointmentRatings: ofHousehold,
  healthPlans: { owner: 'key' },
  recap: { owner: 'ownerId' },
};

/** Whether a person has one entry at most, under her own id. */
export const standsByPerson = (section: SectionName): boolean => ownerRules[section].owner === 'key';
