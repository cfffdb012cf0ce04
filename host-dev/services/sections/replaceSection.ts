import { withChanges } from '@vp-digital/core/contracts';
import { documentIssues, readStored, type SectionData, type SectionName } from '@vp-digital/core/household';
import { ServiceError } from '../http/ServiceError';
import type { Caller } from '../authorization';
import type { Query } from '../database';
import { rememberApart } from './apart';
import { maximumLength, notValid } from './changeSection';
import { lockSection, readSection, type SectionAddress, writeSection } from './sectionRow';

/**
 * Writes a document that was made anew, by its schema. Whoever still has an older one in hand is told of the conflict.
 * The search is refreshed by whoever calls. Answers its version. Throws 422 for what breaks a rule, 413 for too much.
 */
export async function replaceSection(
  q: Query,
  caller: Caller,
  { section, householdId }: SectionAddress,
  data: SectionData[SectionName],
  changedAt: string,
): Promise<number> {
  const issues = documentIssues(section, readStored(section, data).data);
  if (issues.length > 0) throw notValid(issues);
  if (JSON.stringify(data).length > maximumLength)
    throw new ServiceError('too-large', 'The section would be too large.');
  await lockSection(q, { section, householdId });
  const { document, fieldVersions } = await readSection(q, caller, { section, householdId });
  const version = document.version + 1;
  const lists = Object.keys({ ...document.data, ...data }).map((list) => ({ path: `/${list}` }));
  const saved = { section, version, changedAt, changedBy: caller.name, data };
  const written = { document: saved, fieldVersions: withChanges(fieldVersions, lists, version) };
  await writeSection(q, { section, householdId }, written, caller.userId);
  await rememberApart(q, { section, householdId }, document.data, data);
  return version;
}
