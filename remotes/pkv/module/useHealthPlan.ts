import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useEntryEditor } from '@vp-digital/core/services';
import type { PersonData } from './sections';

/** Writes what a person considers; the first answer makes the entry. */
export function useHealthPlan({ data, person }: PersonData) {
  const blank = data.healthPlans.items[person.id] ? undefined : newPlan;
  return useEntryEditor({ householdId: useHouseholdId(), section: 'healthPlans', id: person.id, blank });
}

const newPlan = {};
