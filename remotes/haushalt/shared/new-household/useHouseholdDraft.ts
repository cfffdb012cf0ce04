import type { NewAddress } from '@vp-digital/core/contracts';
import { useState } from 'react';
import { emptyPerson, type PersonDraft } from '@vp-digital/core/forms';

export type PersonGroup = 'persons' | 'children';

export type AddressDraft = { [Field in keyof NewAddress]?: NewAddress[Field] | undefined } & {
  /** The field holds text that is no postal code. */
  isUnreadable?: boolean;
};

export interface HouseholdDraft {
  persons: readonly PersonDraft[];
  children: readonly PersonDraft[];
  address: AddressDraft;
  /** Something was entered here, so that leaving would lose it. */
  touched: boolean;
  changeAddress(change: AddressDraft): void;
  change(group: PersonGroup, key: string, change: Partial<PersonDraft>): void;
  /** One more, with the last name of the first person, which it follows until it has its own. */
  add(group: PersonGroup): void;
  remove(group: PersonGroup, key: string): void;
}

type Groups = Record<PersonGroup, PersonDraft[]>;

/** Who has no last name of her own is called like the first person. */
function withFamilyName({ persons: [first, ...others], children }: Groups): Groups {
  const named = (one: PersonDraft) => (one.hasOwnName ? one : { ...one, lastName: first?.lastName });
  return { persons: [...(first ? [first] : []), ...others.map(named)], children: children.map(named) };
}

/** Who belongs to the household that is being made: at first one person, as far as the search has named them. */
export function useHouseholdDraft(first: Omit<PersonDraft, 'key'>): HouseholdDraft {
  const [groups, setGroups] = useState<Groups>(() => ({
    persons: [emptyPerson(first)],
    children: [],
  }));
  const [address, setAddress] = useState<AddressDraft>({});
  const [touched, setTouched] = useState(false);
  const update = (group: PersonGroup, next: (list: PersonDraft[]) => PersonDraft[]) => {
    setTouched(true);
    setGroups((known) => ({ ...known, [group]: next(known[group]) }));
  };
  return {
    ...groups,
    address,
    touched,
    changeAddress: (change) => {
      setTouched(true);
      setAddress((known) => ({ ...known, ...change }));
    },
    change: (group, key, change) => {
      setTouched(true);
      setGroups((known) => {
        const named =
          'lastName' in change ? { ...change, hasOwnName: (change.lastName ?? '') !== '' } : change;
        return withFamilyName({
          ...known,
          [group]: known[group].map((one) => (one.key === key ? { ...one, ...named } : one)),
        });
      });
    },
    add: (group) =>
      update(group, (list) => [...list, emptyPerson({ lastName: groups.persons[0]?.lastName })]),
    remove: (group, key) => update(group, (list) => list.filter((person) => person.key !== key)),
  };
}
