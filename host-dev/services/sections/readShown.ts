import { createHash } from 'node:crypto';
import { type CallerCore, CORE_VERSION, documentFor, type SectionDocument } from '@vp-digital/core/contracts';
import { isReadByCustomerPages, rulesOf, type SectionName } from '@vp-digital/core/household';
import {
  type Caller,
  handedOver,
  type Need,
  requireRule,
  shownProtections,
  visibleTo,
} from '../authorization';
import type { Services } from '../services';
import { inCustomersHands, saysWhatIsApart } from './inCustomersHands';
import { noteSectionReads } from './noteSectionReads';
import { readSections } from './sectionRow';

export interface Reader {
  caller: Caller;
  core: CallerCore;
  /** What it took to be let in; a document may take more. */
  need: Need;
}

/** A document as it is answered, with what names exactly this answer; or why it is not. */
export type Shown = { document: SectionDocument; mark: string } | { error: unknown };

/**
 * Documents of a household as this caller is shown them, noted where that has to be. One that is refused or broken is so
 * alone. A device in a customer's hands gets what is discussed in common, of the documents that pages for customers read. Throws 403 for an unknown and for a foreign household alike.
 */
export async function readShown<Name extends SectionName>(
  services: Services,
  { caller, core, need }: Reader,
  householdId: string,
  sections: readonly Name[],
): Promise<ReadonlyMap<Name, Shown>> {
  const isLocked = caller.deviceLock !== undefined;
  const read: readonly SectionName[] = isLocked ? [...sections, 'assets'] : sections;
  const current = await readSections(services.database.q, caller, householdId, read);
  const visible: SectionDocument[] = [];
  const show = (section: Name): Shown => {
    requireRule(caller, rulesOf(section).read, need);
    if (isLocked && !isReadByCustomerPages(section, caller.permissions)) throw handedOver();
    const { document: stored } = current(section);
    const related = isLocked ? current(saysWhatIsApart(section)).document : undefined;
    const seen = visibleTo(caller, related ? inCustomersHands(stored, related) : stored);
    const document = documentFor(core, seen);
    visible.push(seen);
    return { document, mark: markOf(caller, core, seen, related?.version) };
  };
  const shown = new Map(sections.map((section) => [section, attempt(() => show(section))]));
  await noteSectionReads(services, caller, householdId, visible);
  return shown;
}

function attempt(show: () => Shown): Shown {
  try {
    return show();
  } catch (error) {
    return { error };
  }
}

/**
 * Another one whenever the answer is another: by the version, by what this caller sees of it, by the form that the
 * caller's core and this release give it, and on a device in a customer's hands by what says there what is left out. Made of
 * nothing that the document says: it stands in addresses.
 */
function markOf(
  caller: Caller,
  core: CallerCore,
  { data: _, ...about }: SectionDocument,
  leftOutBy: number | undefined,
): string {
  const said = [CORE_VERSION, core.major, core.isNewer, shownProtections(caller), about, leftOutBy];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22);
}
