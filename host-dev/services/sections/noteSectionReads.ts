import type { SectionDocument } from '@vp-digital/core/contracts';
import { noteReads } from '../audit';
import { type Caller, showsProtected } from '../authorization';
import type { Services } from '../services';

/** Notes of each document that protected data was shown, and everything that is shown to somebody in the role of another. */
export async function noteSectionReads(
  { database, now }: Services,
  caller: Caller,
  householdId: string,
  shown: readonly SectionDocument[],
): Promise<void> {
  const audited = shown.filter((document) => caller.impersonation || showsProtected(caller, document));
  if (audited.length === 0) return;
  const at = now().toISOString();
  const notes = audited.map(({ section }) => ({
    at,
    action: 'section.read' as const,
    householdId,
    detail: section,
  }));
  await noteReads(database.q, caller, notes);
}
