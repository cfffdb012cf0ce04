import type { MergePreview, MergeQuestion, MergeSide } from '@vp-digital/core/contracts';
import { type SectionData, type SectionName, sectionNames } from '@vp-digital/core/household';
import type { Query } from '../../database';
import type { Caller } from '../../authorization';
import { lockBoth, type Merging } from './lockBoth';
import { entriesIn } from '../document';
import { allowsBoth, partsOf, type Sides, suggestedSide } from './mergeDocuments';
import { obstaclesOf } from '../obstacles';
import { papersOf } from '../papers';
import { readersOfAny } from '../readers';
import { basisOf, type HouseholdDocuments, readDocuments } from '../readDocuments';
import { checkPairs, samePersons } from './pairPersons';

/** What taking the other household in would bring about. Throws 403 unless the caller administers both, 422 for pairs that cannot be. */
export async function previewMerge(
  q: Query,
  caller: Caller,
  householdId: string,
  question: MergeQuestion,
  now: Date,
): Promise<MergePreview> {
  const merging = await lockBoth(q, caller, householdId, question.otherId);
  const sides = {
    here: await readDocuments(q, householdId),
    there: await readDocuments(q, question.otherId),
  };
  const pairs = question.pairs ?? samePersons(sides.here.persons, sides.there.persons);
  checkPairs(pairs, sides.here.persons, sides.there.persons);
  const people = peopleOf(sides, pairs);
  return {
    here: { name: merging.here.name, persons: personsOf(sides.here.persons) },
    there: {
      name: merging.there.name,
      legacyHouseholdId: merging.there.legacyHouseholdId,
      persons: personsOf(sides.there.persons),
    },
    pairs: [...pairs],
    obstacles: await obstaclesOfBoth(q, merging, now),
    sections: sectionNames
      .map((section) => lineOf(section, sides, people))
      .filter(({ here, there, added }) => here + there + added > 0),
    readers: readersOfAny(sides.here, sides.there),
    ...(await papersOf(q, question.otherId)),
    basis: basisOf(sides.here, sides.there),
  };
}

export const obstaclesOfBoth = async (q: Query, { here, there }: Merging, now: Date) => [
  ...(await obstaclesOf(q, here, now, { keepsLinks: true })),
  ...(await obstaclesOf(q, there, now)),
];

export const peopleOf = (
  { here, there }: Record<'here' | 'there', HouseholdDocuments>,
  pairs: Sides['pairs'],
): Sides => ({
  here: new Set(Object.keys(here.persons.items)),
  there: new Set(Object.keys(there.persons.items)),
  pairs,
});

/** What is taken of a section, unless the caller says otherwise; undefined where not both sides have something. */
export function suggestionFor(
  section: SectionName,
  sides: Record<'here' | 'there', HouseholdDocuments>,
  people: Sides,
): MergeSide | undefined {
  const has = (side: 'here' | 'there') =>
    entriesIn(partsOf(section, sides[side].documentOf(section), people, side).shared) > 0;
  return has('here') && has('there')
    ? suggestedSide(section, sides.here.changedAt(section), sides.there.changedAt(section))
    : undefined;
}

function lineOf(
  section: SectionName,
  sides: Record<'here' | 'there', HouseholdDocuments>,
  people: Sides,
): MergePreview['sections'][number] {
  const here = partsOf(section, sides.here.documentOf(section), people, 'here');
  const there = partsOf(section, sides.there.documentOf(section), people, 'there');
  const suggested = suggestionFor(section, sides, people);
  return {
    section,
    here: entriesIn(here.shared),
    there: entriesIn(there.shared),
    added: entriesIn(there.own),
    ...(suggested && { suggested }),
    allowsBoth: allowsBoth(section),
  };
}

const personsOf = ({ items }: SectionData['persons']) =>
  Object.entries(items)
    .sort(([, one], [, other]) => one.position - other.position)
    .map(([personId, { firstName, lastName, birthDate }]) => ({ personId, firstName, lastName, birthDate }));
