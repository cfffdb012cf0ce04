import { useEntry } from '@vp-digital/core/micro-app';
import type { BuildingPersonData } from './data';

/** Editing what is planned with a person. */
export function useBuildingPlan({ data, person: { id, name } }: BuildingPersonData) {
  return useEntry({ section: 'buildingPlans', id, value: data.buildingPlans.items[id], blank: {}, of: name });
}
