import { type Caller, healthFields } from '../authorization';
import type { Query } from '../database';
import { lockSection, readSection, saveChanges } from '../sections';
import { readPersons } from './readPersons';

/**
 * Deletes a person's health data at once, whatever the caller may see of it. Answers the new version of the section, or
 * undefined when there was none.
 */
export async function removeHealthData(
  q: Query,
  caller: Caller,
  { householdId, personId }: { householdId: string; personId: string },
  at: string,
): Promise<number | undefined> {
  const address = { householdId, section: 'persons' } as const;
  await lockSection(q, address);
  const person: Readonly<Record<string, unknown>> =
    (await readPersons(q, caller, householdId)).items[personId] ?? {};
  const changes = healthFields('persons')
    .filter((field) => person[field] !== undefined)
    .map((field) => ({ path: `/items/${personId}/${field}` }));
  if (changes.length === 0) return undefined;
  const standing = await readSection(q, caller, address);
  return (await saveChanges(q, standing, { ...address, caller, changes }, at)).version;
}
