import {
  addressEntry,
  type Address,
  deliveryEntry,
  personsInOrder,
  type SectionData,
} from '@vp-digital/core/household';
import type { HouseholdPerson } from '../data';

type Homes = Pick<SectionData, 'persons' | 'addresses'>;

/** Ids of the persons without a known home address. */
export const withoutHome = (data: Homes): string[] =>
  personsInOrder(data).flatMap(({ id }) => (addressEntry(data, id) ? [] : [id]));

/** Who else has the same address. */
export const livesWith = (data: Homes, personId: string): HouseholdPerson[] => {
  const [, home] = addressEntry(data, personId) ?? [];
  return personsInOrder(data).filter(({ id }) => id !== personId && home?.personIds.includes(id));
};

/** The delivery address shared by all residents of a person's home, if there is one. */
export function sharedDelivery(data: Homes, personId: string): ReturnType<typeof deliveryEntry> {
  const found = deliveryEntry(data, personId);
  const ofAll = livesWith(data, personId).every(({ id }) => found?.[1].personIds.includes(id));
  return ofAll ? found : undefined;
}

export interface OtherHome {
  id: string;
  address: Address;
  /** The first of those who live there. */
  of: HouseholdPerson;
}

/** The other addresses of the household, each once. */
export function otherHomes(data: Homes, personId: string): OtherHome[] {
  const [own] = addressEntry(data, personId) ?? [];
  const all = personsInOrder(data).flatMap((of): OtherHome[] => {
    const [id, address] = addressEntry(data, of.id) ?? [];
    return id === undefined || address === undefined || id === own ? [] : [{ id, address, of }];
  });
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
}
