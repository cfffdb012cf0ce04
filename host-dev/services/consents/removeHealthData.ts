import {
  protectedFieldsOf,
  protectedParts,
  type SectionName,
  sectionNames,
} from '@vp-digital/core/household';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { lockSection, readSection, saveChanges } from '../sections';

/** Documents with such fields are kept by person: `/items/<person>/<field>`. */
const sectionsOfHealth = sectionNames.filter((section) =>
  Object.values(protectedFieldsOf(section)).includes('health'),
);

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
  for (const section of sectionsOfHealth) {
    const address = { householdId, section };
    await lockSection(q, address);
    const standing = await readSection(q, caller, address);
    const changes = [
      ...protectedParts(section, standing.document.data, (protection) => protection === 'health').keys(),
    ]
      .filter((path) => path.startsWith(`/items/${personId}/`))
      .map((path) => ({ path }));
    if (changes.length === 0) continue;
    versions.set(section, (await saveChanges(q, standing, { ...address, caller, changes }, at)).version);
  }
  return versions;
}
