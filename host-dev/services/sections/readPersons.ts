import { readStored, type SectionData } from '@vp-digital/core/household';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { readSection } from './sectionRow';

/** Who lives in a household. Throws 403 for an unknown or foreign one. */
export async function readPersons(
  q: Query,
  caller: Caller,
  householdId: string,
): Promise<SectionData['persons']> {
  const { document } = await readSection(q, caller, { householdId, section: 'persons' });
  return readStored('persons', document.data).data;
}
