import type { SectionDocument } from '@vp-digital/core/contracts';
import { noteRead } from '../audit';
import { type Caller, showsProtected } from '../authorization';
import type { Services } from '../services';

/** Notes that protected data was shown, and everything that is shown to somebody in the role of another. */
export async function noteSectionRead(
  { database, now }: Services,
  caller: Caller,
  householdId: string,
  shown: SectionDocument,
): Promise<void> {
  if (!caller.impersonation && !showsProtected(caller, shown)) return;
  const at = now().toISOString();
  await noteRead(database.q, caller, { at, action: 'section.read', householdId, detail: shown.section });
}
