import { randomUUID } from 'node:crypto';
import type { MergeSide, PersonPair } from '@vp-digital/core/contracts';
import { rulesOf, type SectionName, isKeyedByPerson, withAnswersOf } from '@vp-digital/core/household';
import { textsIn } from '../../textsIn';
import { type Document, type Entries, entriesIn, mapLists } from '../document';

/** Who lives on both sides, and who of them is the same. */
export interface Sides {
  here: ReadonlySet<string>;
  there: ReadonlySet<string>;
  pairs: readonly PersonPair[];
}

/** Whether the entries of both sides may stand side by side: a household has one home, a person one tax profile. */
export const allowsBoth = (section: SectionName): boolean =>
  !isKeyedByPerson(section) && rulesOf(section).merge !== 'one';

/** Which side is taken unless the caller says otherwise: the one that was changed more recently, or both. */
export function suggestedSide(
  section: SectionName,
  changedHere: string | null,
  changedThere: string | null,
): MergeSide {
  if (rulesOf(section).merge === 'both') return 'both';
  return (changedThere ?? '') > (changedHere ?? '') ? 'there' : 'here';
}

export interface Parts {
  /** Of persons who are on both sides, and of the household as a whole. */
  shared: Record<string, Entries>;
  /** Of persons whom only this side has. */
  own: Record<string, Entries>;
}

/** Parts the entries of one side's document by whom they concern. */
export function partsOf(
  section: SectionName,
  document: Document,
  sides: Sides,
  side: 'here' | 'there',
): Parts {
  const paired = new Set(sides.pairs.map((pair) => pair[side]));
  const isOwn = ([key, given]: [string, unknown]) => {
    const entry = withAnswersOf(section, given, () => false); // what somebody thinks of it does not make it hers
    const owners = isKeyedByPerson(section) ? [key] : textsIn(entry).filter((text) => sides[side].has(text));
    return owners.length > 0 && owners.every((id) => !paired.has(id));
  };
  const pick = (own: boolean) =>
    mapLists(document, (entries) =>
      Object.fromEntries(Object.entries(entries).filter((entry) => isOwn(entry) === own)),
    );
  return { shared: pick(false), own: pick(true) };
}

/**
 * The document of both: what only one side has comes along, what both have is taken from `side`. Persons of the other
 * side who are the same get the ids that they have here; entries of the other side stand behind those of here.
 */
export function mergeDocument(
  section: SectionName,
  documents: { here: Document; there: Document },
  sides: Sides,
  side: MergeSide,
): Document {
  const here = partsOf(section, documents.here, sides, 'here');
  const there = partsOf(section, documents.there, sides, 'there');
  const behind = 1 + Math.max(-1, ...Object.values(documents.here).flatMap(positionsOf));
  const moved = (lists: Record<string, Entries>) =>
    mapLists(lists, (entries) => shifted(renamed(entries, sides.pairs) as Entries, behind)); // the same shape
  const takesHere = side !== 'there' || entriesIn(there.shared) === 0;
  const takesThere = side !== 'here' || entriesIn(here.shared) === 0;
  const lists = [
    here.own,
    ...(takesHere ? [here.shared] : []),
    ...(takesThere ? [keepingPlaces(section, moved(there.shared), documents.here)] : []),
    moved(there.own),
  ];
  if (rulesOf(section).merge === 'both') return sideBySide(lists);
  const names = new Set(lists.flatMap((list) => Object.keys(list)));
  return Object.fromEntries(
    [...names].map((name) => [name, Object.assign({}, ...lists.map((list) => list[name]))]),
  );
}

/** Entries of which each is to be kept: the id of what there is once in a household, such as a goal, both may have used. */
const sideBySide = (lists: readonly Record<string, Entries>[]): Document =>
  lists.reduce((merged, list) => {
    const added = mapLists(list, (entries, name) =>
      Object.fromEntries(
        Object.entries(entries).map(([key, entry]) => [
          merged[name]?.[key] === undefined ? key : randomUUID(),
          entry,
        ]),
      ),
    );
    const names = new Set([...Object.keys(merged), ...Object.keys(added)]);
    return Object.fromEntries([...names].map((name) => [name, { ...merged[name], ...added[name] }]));
  }, {});

/** A person stays in her place in the household, whichever side her facts are from. */
const keepingPlaces = (section: SectionName, lists: Record<string, Entries>, here: Document) =>
  isKeyedByPerson(section)
    ? mapLists(lists, (entries, name) =>
        Object.fromEntries(
          Object.entries(entries).map(([key, entry]) => [
            key,
            { ...asEntry(entry), ...placeOf(here[name]?.[key]) },
          ]),
        ),
      )
    : lists;

function placeOf(entry: unknown): object {
  const { position, role } = asEntry(entry);
  return { ...(position !== undefined && { position }), ...(role !== undefined && { role }) };
}

const asEntry = (value: unknown): { position?: unknown; role?: unknown } =>
  typeof value === 'object' && value !== null ? value : {};

const positionsOf = (entries: Entries): number[] =>
  Object.values(entries).map((entry) => Number(asEntry(entry).position ?? 0));

const shifted = (entries: Entries, by: number): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [
      key,
      asEntry(entry).position === undefined
        ? entry
        : { ...asEntry(entry), position: Number(asEntry(entry).position) + by },
    ]),
  );

/** The same value with the other side's ids of persons as they are here. */
function renamed(value: unknown, pairs: readonly PersonPair[]): unknown {
  const nameOf = (word: string) => pairs.find(({ there }) => there === word)?.here ?? word;
  if (typeof value === 'string') return nameOf(value);
  if (Array.isArray(value)) return value.map((one) => renamed(one, pairs));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [nameOf(key), renamed(one, pairs)]));
}
