import { isDeepStrictEqual } from 'node:util';
import type { HouseholdMerge, MergeSide, WrittenVersions } from '@vp-digital/core/contracts';
import {
  checkedDocument,
  readDocument,
  type SectionName,
  sectionNames,
  wholeDocument,
} from '@vp-digital/core/household';
import { ServiceError } from '../../http/ServiceError';
import { toIssue } from '../../http/validation';
import { writeAudit } from '../../audit';
import type { Caller } from '../../authorization';
import type { Query } from '../../database';
import { refreshSearch } from '../../households';
import { rememberApart, replaceSection } from '../../sections';
import { createSnapshot, forgetGoneAppointments } from '../../snapshots';
import { withoutDeadLinks } from '../deadLinks';
import type { Document } from '../document';
import { basisOf, type HouseholdDocuments, readDocuments } from '../readDocuments';
import { readersOfAny, requireKnown } from '../readers';
import { carryOver } from './carryOver';
import { lockBoth } from './lockBoth';
import { allowsBoth, mergeDocument, type Sides } from './mergeDocuments';
import { checkPairs, withTwoResponsible } from './pairPersons';
import { obstaclesOfBoth, peopleOf, suggestionFor } from './previewMerge';

/**
 * Takes the other household into this one, for good: documents as the caller has chosen, and everything that hangs on
 * it. What both were is kept in a snapshot of each. Throws 400 for another name, 409 for what stands against it and when
 * something was written since the preview, 422 for pairs that cannot be and for readers that the caller does not know of.
 */
export async function mergeHouseholds(
  q: Query,
  caller: Caller,
  householdId: string,
  { otherId, pairs, take, basis, knowsReaders, name }: HouseholdMerge,
  now: Date,
): Promise<WrittenVersions> {
  const merging = await lockBoth(q, caller, householdId, otherId);
  if (name.trim() !== merging.there.name)
    throw new ServiceError('invalid', 'The typed name is not the name of the other household.', {
      issues: [{ path: '/name', code: 'other_name', message: 'Type the name of the household taken in.' }],
    });
  const [obstacle] = await obstaclesOfBoth(q, merging, now);
  if (obstacle) throw new ServiceError('conflict', `Something stands against it: ${obstacle.code}`);
  const sides = { here: await readDocuments(q, householdId), there: await readDocuments(q, otherId) };
  if (basisOf(sides.here, sides.there) !== basis)
    throw new ServiceError('conflict', 'One of the households was changed since the preview.');
  requireKnown(readersOfAny(sides.here, sides.there), knowsReaders);
  checkPairs(pairs, sides.here.persons, sides.there.persons);
  for (const { householdId: id, name: of } of [merging.here, merging.there])
    await createSnapshot(
      q,
      caller,
      id,
      { label: `Vor Zusammenführung: ${of}`.slice(0, 80), occasion: 'manual' },
      now,
    );
  const people = peopleOf(sides, pairs);
  const versions: Record<string, number> = {};
  const chosen = new Map(take.map(({ section, side }) => [section, side]));
  const merged = new Map<SectionName, Document>(
    sectionNames.map((section) => {
      const side = chosen.get(section) ?? suggestionFor(section, sides, people) ?? 'here';
      return [section, mergedData(section, sides, people, side) as Document]; // lists of entries by id
    }),
  );
  for (const section of sectionNames) {
    const data = checkedDocument(
      section,
      withoutDeadLinks(section, (name) => merged.get(name) ?? {}),
    );
    await rememberApart(q, { householdId, section }, sides.there.documentOf(section), data); // its snapshots come along
    if (isDeepStrictEqual(data, sides.here.documentOf(section))) continue;
    versions[section] = await replaceSection(q, caller, { householdId, section }, data, now.toISOString());
  }
  await carryOver(q, { householdId, otherId, pairs, at: now.toISOString() });
  await forgetGoneAppointments(q, householdId);
  await refreshSearch(q, householdId);
  const at = now.toISOString();
  await writeAudit(q, caller, { at, action: 'household.merged', householdId, subjectId: otherId });
  await writeAudit(q, caller, {
    at,
    action: 'household.absorbed',
    householdId: otherId,
    subjectId: householdId,
  });
  return { versions };
}

function mergedData(
  section: SectionName,
  { here, there }: Record<'here' | 'there', HouseholdDocuments>,
  people: Sides,
  side: MergeSide,
) {
  if (side === 'both' && !allowsBoth(section))
    throw new ServiceError('invalid', `One side has to be taken of ${section}.`, { status: 422 });
  const documents = { here: here.documentOf(section), there: there.documentOf(section) };
  const read = readDocument(section, mergeDocument(section, documents, people, side));
  if ('issues' in read)
    throw new ServiceError('invalid', 'The merged section would not be valid.', {
      status: 422,
      issues: read.issues.map(toIssue),
    });
  const merged = wholeDocument(read);
  return section === 'persons'
    ? withTwoResponsible(checkedDocument('persons', merged), here.persons)
    : merged;
}
