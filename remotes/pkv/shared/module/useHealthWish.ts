import { useEntry } from '@vp-digital/core/micro-app';
import type { PersonData } from './data';

/** Writes what matters to a person, and which tariffs are looked at; the first answer makes the entry. */
export function useHealthWish({ data, person }: PersonData) {
  const { id, name } = person;
  return useEntry({ section: 'healthWishes', id, value: data.healthWishes.items[id], blank: {}, of: name });
}
