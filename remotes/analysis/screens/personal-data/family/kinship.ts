import { adults, personsInOrder, type SectionData } from '@vp-digital/core/household';
import { type HouseholdPerson, partnerOf } from '../data';

export interface Kinship {
  /** Of a couple both stand first. */
  grown: readonly HouseholdPerson[];
  isCouple: boolean;
  /** In the order of their parents, so that few lines cross. */
  children: readonly Child[];
}

export interface Child {
  person: HouseholdPerson;
  /** Places of the parents among the grown. */
  parents: readonly number[];
  /** Nobody has said who they are: without a word a child is the couple's. */
  isAssumed: boolean;
}

/** Who belongs to whom in a household. A parent who is in no household of ours is not drawn. */
export function kinshipOf(data: Pick<SectionData, 'persons'>): Kinship {
  const [first, second] = coupleOf(data);
  const couple = [first, second].flatMap((one) => one ?? []);
  const isOther = ({ id }: HouseholdPerson) => couple.every((one) => one.id !== id);
  const grown = [...couple, ...adults(data).filter(isOther)];
  const heads = grown.flatMap(({ role }, at) => (role === 'responsible' || role === 'partner' ? [at] : []));
  const children = personsInOrder(data)
    .filter(({ role }) => role === 'child')
    .map((person): Child => {
      const { parents } = person;
      if (parents === undefined) return { person, parents: heads, isAssumed: true };
      const places = grown.flatMap(({ id }, at) => (parents.includes(id) ? [at] : []));
      return { person, parents: places, isAssumed: false };
    });
  return {
    grown,
    isCouple: couple.length === 2,
    children: children.toSorted((one, other) => middleOf(one) - middleOf(other)),
  };
}

function coupleOf(data: Pick<SectionData, 'persons'>): HouseholdPerson[] {
  const [first] = adults(data).filter(({ role }) => role === 'responsible' || role === 'partner');
  const second = first && partnerOf(data, first.id);
  return first && second ? [first, second] : [];
}

/** Children of nobody here come last. */
const middleOf = ({ parents }: Child): number =>
  parents.length === 0
    ? Number.MAX_SAFE_INTEGER
    : parents.reduce((sum, place) => sum + place, 0) / parents.length;
