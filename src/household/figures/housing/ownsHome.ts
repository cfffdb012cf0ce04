import type { SectionData } from '../../documents';

/** Whether the household lives in a home of its own, as its wealth or its housing say. */
export const ownsHome = ({ assets, housing }: Pick<SectionData, 'assets' | 'housing'>): boolean =>
  Object.values(assets.items).some(({ kind }) => kind === 'ownHome') ||
  Object.values(housing.items).some(({ kind }) => kind === 'owned');
