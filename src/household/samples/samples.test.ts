import { sectionNames } from '../documents';
import { sampleHouseholds } from '.';
import { documentsOf } from './documentsOf';

describe.each(sampleHouseholds)('the sample household $legacyHouseholdId', (sample) => {
  const household = documentsOf(sample);
  const persons = new Set(Object.keys(household.persons.items));

  test('names only persons that it has', () => {
    const named = sectionNames.flatMap((section) =>
      Object.values(household[section].items).flatMap((entry: object) => [
        ...('personId' in entry && entry.personId !== undefined ? [entry.personId] : []),
        ...('personIds' in entry && Array.isArray(entry.personIds) ? entry.personIds : []),
        ...('ownership' in entry && entry.ownership ? Object.keys(entry.ownership) : []),
      ]),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !persons.has(String(id)))).toEqual([]);
  });

  test('keeps by person what is kept by person', () => {
    const keys = [household.taxProfiles, household.financialGrade].flatMap(({ items }) => Object.keys(items));
    expect(keys.filter((id) => !persons.has(id))).toEqual([]);
  });

  test('shares out what several own', () => {
    for (const { ownership } of Object.values(household.assets.items)) {
      const shares = Object.values(ownership);
      expect([0, 10_000]).toContain(shares.reduce((sum, share) => sum + share, 0));
    }
  });
});
