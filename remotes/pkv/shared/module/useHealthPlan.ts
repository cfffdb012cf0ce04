import { useEntry } from '@vp-digital/core/micro-app';
import type { PersonData } from './data';

/** Writes what a person considers; the first answer makes the entry. */
export function useHealthPlan({ data, person }: PersonData) {
  const { id, name } = person;
  return useEntry({ section: 'healthPlans', id, value: data.healthPlans.items[id], blank: {}, of: name });
}
