import {
  belongsToAppointment,
  type Change,
  changed,
  conflictingPaths,
  type SectionConflict,
  type SectionDocument,
  withAppointment,
} from '@vp-digital/core/contracts';
import { readStored, wallTimeOf } from '@vp-digital/core/household';
import { ServiceError } from '../http/ServiceError';
import { type Caller, refuseHiddenChanges } from '../authorization';
import type { Query } from '../database';
import { berlinDay } from '../berlinDay';
import {
  changesAgenda,
  changesCompleteness,
  changesSearch,
  refreshAgenda,
  refreshCompleteness,
  refreshSearch,
  refuseClosed,
} from '../households';
import { note, type RepeatableWrite } from '../idempotency';
import type { Services } from '../services';
import { rememberApart } from './apart';
import { callbackTasks } from './callbackTask';
import { requireHealthConsent } from './requireHealthConsent';
import {
  lockSection,
  readSection,
  type SectionAddress,
  type StoredSection,
  writeSection,
} from './sectionRow';

export interface SectionChange extends SectionAddress {
  caller: Caller;
  baseVersion: number;
  changes: readonly Change[];
  write: RepeatableWrite | undefined;
}

/** Somebody else changed the same fields after the base version. */
export class SectionConflictError extends Error {
  constructor(readonly conflict: SectionConflict) {
    super('The section was changed meanwhile.');
  }
}

/** The largest document of one section; far above what a household has. */
export const maximumLength = 1_000_000;

/**
 * Applies changed fields to a section and answers it as it stands then. Changes to other fields since the base version
 * stay; changes to the same fields throw `SectionConflictError`; a result that breaks the schema throws 422, a change of
 * what the caller may not see, and health data of a person who has not consented, 403.
 */
export function changeSection({ database, now }: Services, change: SectionChange): Promise<SectionDocument> {
  return database.tx(async (q) => {
    await readSection(q, change.caller, change); // refuses foreign households before anything is locked
    await refuseClosed(q, change.caller, change.householdId);
    await lockSection(q, change);
    const current = await readSection(q, change.caller, change);
    if (change.write && (await note(q, change.write, now()))) return current.document;
    refuseHiddenChanges(change.caller, current.document, change.changes);
    await requireHealthConsent(q, change.householdId, current.document, change.changes);
    const made = { ...change, changes: await ofAppointment(q, change, current, now()) };
    refuseConflict(current, made);
    const changedAt = now().toISOString();
    const saved = await saveChanges(q, current, made, changedAt);
    if (change.section === 'appointmentRatings')
      await noteCallback(q, change, { before: current.document, saved }, changedAt);
    return saved;
  });
}

/** What is written down in an appointment belongs to it. */
async function ofAppointment(
  q: Query,
  { caller, changes, householdId, section }: SectionChange,
  { document }: StoredSection,
  now: Date,
): Promise<readonly Change[]> {
  if (!belongsToAppointment(section)) return changes;
  const appointments = (await readSection(q, caller, { householdId, section: 'appointments' })).document.data;
  return withAppointment(
    section,
    document.data,
    changes,
    readStored('appointments', appointments).data,
    wallTimeOf(now),
  );
}

/** A call back that a customer wishes is nobody's promise until it stands among the tasks. */
async function noteCallback(
  q: Query,
  { caller, householdId }: SectionChange,
  ratings: { before: SectionDocument; saved: SectionDocument },
  changedAt: string,
): Promise<void> {
  const address = { householdId, section: 'recap' } as const;
  await lockSection(q, address);
  const current = await readSection(q, caller, address);
  const changes = callbackTasks({ ...ratings, recap: current.document }, changedAt);
  if (changes.length > 0) await saveChanges(q, current, { ...address, caller, changes }, changedAt);
}

function refuseConflict(current: StoredSection, { baseVersion, caller, changes }: SectionChange): void {
  const { document, fieldVersions, changedById } = current;
  const paths = conflictingPaths({ ...document, fieldVersions }, baseVersion, changes);
  if (paths.length === 0) return;
  const { changedBy } = document;
  const changedByCaller = changedById === caller.userId;
  throw new SectionConflictError({
    current: document,
    paths,
    ...(changedBy && { changedBy }),
    changedByCaller,
  });
}

/**
 * Applies changes to a section that the caller of this function has locked, and has found to be allowed. Changes that
 * change nothing leave no trace.
 */
export async function saveChanges(
  q: Query,
  { document, fieldVersions }: StoredSection,
  { caller, changes, section, householdId }: SectionAddress & { caller: Caller; changes: readonly Change[] },
  changedAt: string,
): Promise<SectionDocument> {
  const next = changed(section, { ...document, fieldVersions }, changes);
  if ('issues' in next) throw notValid(next.issues);
  const { version, data } = next.current;
  if (JSON.stringify(data).length > maximumLength)
    throw new ServiceError('too-large', 'The section would be too large.');
  if (version === document.version) return document;
  const saved = { section, version, changedAt, changedBy: caller.name, data };
  const written = { document: saved, fieldVersions: next.current.fieldVersions };
  await writeSection(q, { section, householdId }, written, caller.userId);
  await rememberApart(q, { section, householdId }, document.data, data);
  if (changesSearch(section, document.data, data)) await refreshSearch(q, householdId);
  else if (changesAgenda(section)) await refreshAgenda(q, householdId);
  if (changesCompleteness(section)) await refreshCompleteness(q, householdId, berlinDay(new Date(changedAt)));
  return saved;
}

/** What a document would break: its schema, or a rule across its fields. */
export const notValid = (issues: ServiceError['issues']) =>
  new ServiceError('invalid', 'The section would not be valid.', { status: 422, ...(issues && { issues }) });
