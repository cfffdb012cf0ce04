import { protectedFieldsOf, rulesOf, type SectionName, sectionNames } from '@vp-digital/core/household';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { healthParts, lockSection, readSection, saveChanges } from '../sections';

/**
 * Deletes a person's health data at once from every document, whatever the caller may see of it. Answers the new versions
 * of the documents in which there was any.
 */
export async function removeHealthData(
  q: Query,
  caller: Caller,
  { householdId, personId }: { householdId: string; personId: string },
  at: string,
): Promise<ReadonlyMap<SectionName, number>> {
  const versions = new Map<SectionName, number>();
  for (const section of sectionNames.filter(mayHoldHealth)) {
    const address = { householdId, section };
    await lockSection(q, address);
    const current = await readSection(q, caller, address);
    const changes = [...healthParts(section, current.document.data)]
      .filter(([, { owners }]) => owners.includes(personId))
      .map(([path]) => ({ path }));
    if (changes.length === 0) continue;
    versions.set(section, (await saveChanges(q, current, { ...address, caller, changes }, at)).version);
  }
  return versions;
}

const mayHoldHealth = (section: SectionName): boolean =>
  rulesOf(section).protectedEntries?.protection === 'health' ||
  Object.values(protectedFieldsOf(section)).includes('health');
