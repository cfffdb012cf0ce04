import type { SectionData } from '../../documents';

/**
 * Whether it is the household that insures its building: of owned flats the owners' association does, § 19 (2) Nr. 3 WEG.
 * Undefined while nobody has said what kind of home it owns.
 */
export const insuresBuilding = (household: Pick<SectionData, 'assets' | 'housing'>): boolean | undefined => {
  const owned = Object.values(household.housing.items).filter(({ kind }) => kind === 'owned');
  if (owned.some(({ property }) => property !== undefined && property !== 'flat')) return true;
  if (owned.length > 0 && owned.every(({ property }) => property === 'flat')) return false;
  return ownsHome(household) ? undefined : false;
};

/** Whether the household lives in a home of its own, as its wealth or its housing say. */
export const ownsHome = ({ assets, housing }: Pick<SectionData, 'assets' | 'housing'>): boolean =>
  Object.values(assets.items).some(({ kind }) => kind === 'ownHome') ||
  Object.values(housing.items).some(({ kind }) => kind === 'owned');
