import type { SectionData } from '../../documents';
import { documentsOf, sampleHouseholds } from '../../samples';

const samples = sampleHouseholds.map(documentsOf);

/** A letter says what a pension will be; who has none yet gets an estimate. */
export const exampleHouseholds = [...samples, ...samples.map(withoutForecasts)];

function withoutForecasts(household: SectionData): SectionData {
  const items = Object.entries(household.statutoryPensions.items).map(([id, letter]) => {
    const { projectedPension: _, disabilityPension: __, ...known } = letter;
    return [id, known] as const;
  });
  return { ...household, statutoryPensions: { items: Object.fromEntries(items) } };
}
