import type { DataOf } from '@vp-digital/core/household';
import type { PersonData as OfPerson } from '@vp-digital/core/micro-app';

/** What the pages on building savings read. */
export const buildingDocuments = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'incomes',
  'contracts',
  'buildingPlans',
  'cartPositions',
  'assumptions',
] as const;

export type BuildingData = DataOf<typeof buildingDocuments>;
export type BuildingPersonData = OfPerson<BuildingData>;
