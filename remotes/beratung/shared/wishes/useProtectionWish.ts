import { useEntry } from '@vp-digital/core/micro-app';
import type { PersonData } from './data';

/** Writes what a person wants to be secured; the first answer makes the entry. */
export function useProtectionWish({ data, person }: PersonData) {
  const { id, name } = person;
  const value = data.protectionWishes.items[id];
  return useEntry({ section: 'protectionWishes', id, value, blank: {}, of: name });
}
