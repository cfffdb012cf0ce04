import type { SectionData } from '../../documents';

/**
 * Whether it is the household that insures its building: of owned flats the owners' association does, § 19 (2) Nr. 3 WEG.
 * What kind of home it is may not be known: then it is asked.
 */
export const insuresBuilding = (household: Pick<SectionData, 'assets' | 'housing'>): boolean => {
  const owned = Object.values(household.housing.items).filter(({ kind }) => kind === 'owned');
  const areFlats = owned.length > 0 && owned.every(({ property }) => property === 'flat');
  return ownsHome(household) && !areFlats;
};

/** Whether the household lives in a home of its own, as its wealth or its housing say. */
export const ownsHome = ({ assets, housing }: Pick<SectionData, 'assets' | 'housing'>): boolean =>
  Object.values(assets.items).some(({ kind }) => kind === 'ownHome') ||
  Object.values(housing.items).some(({ kind }) => kind === 'owned');
