import {
  divideAmong,
  factsOf,
  ownersOf,
  rulesOf,
  type SectionName,
  sharesIn,
  withAnswersOf,
} from '@vp-digital/core/household';
import { type Document, isRecord, mapLists } from '../document';

/** Who moves out, and who stays. */
export interface Parting {
  movers: ReadonlySet<string>;
  stayers: ReadonlySet<string>;
}

/** What is theirs alone goes with those who move out; what is both sides' stays, as does what is the household's. */
type Fate = 'goes' | 'joint' | 'stays';

export interface SplitDocument {
  goes: Document;
  stays: Document;
  /** Entries. */
  counts: Record<Fate, number>;
}

/** Parts a document: neither part names anybody who is in the other household then. */
export function splitDocument(
  section: SectionName,
  document: Document,
  { movers, stayers }: Parting,
): SplitDocument {
  const fateOf = ([key, entry]: [string, unknown]): Fate => {
    const owners = ownersOf(section, key, entry);
    if (!owners.some((id) => movers.has(id))) return 'stays';
    return owners.some((id) => stayers.has(id)) ? 'joint' : 'goes';
  };
  const part = (isGoing: boolean) =>
    mapLists(document, (entries) =>
      Object.fromEntries(
        Object.entries(entries)
          .filter((entry) => (fateOf(entry) === 'goes') === isGoing)
          .map(([key, entry]) => [key, withoutPersons(section, entry, isGoing ? stayers : movers)]),
      ),
    );
  const counts: SplitDocument['counts'] = { goes: 0, joint: 0, stays: 0 };
  for (const entry of Object.values(document).flatMap(Object.entries)) counts[fateOf(entry)] += 1;
  return { goes: part(true), stays: part(false), counts };
}

/** The same entry without those who are gone and their answers; their shares pass to the owners who are left, by what those have. */
function withoutPersons(section: SectionName, given: unknown, gone: ReadonlySet<string>): unknown {
  const entry = withAnswersOf(section, given, (id) => !gone.has(id));
  const { owner, names, perOwner } = rulesOf(section);
  const facts: Record<string, unknown> = { ...factsOf(entry) };
  const [owners, values] = [owner && facts[owner], perOwner && facts[perOwner]];
  if (perOwner && Array.isArray(owners) && Array.isArray(values))
    facts[perOwner] = values.filter((_, place) => !gone.has(String(owners[place])));
  for (const field of [owner, names]) {
    if (field === undefined) continue;
    const named = facts[field];
    if (Array.isArray(named)) facts[field] = named.filter((id) => !gone.has(String(id)));
    else if (isRecord(named)) facts[field] = sharesWithout(sharesIn(named), gone);
  }
  return isRecord(entry) && isRecord(entry['contract']) ? { ...entry, contract: facts } : facts;
}

function sharesWithout(shares: Record<string, number>, gone: ReadonlySet<string>): Record<string, number> {
  const left = Object.entries(shares).filter(([id]) => !gone.has(id));
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0);
  return left.some(([, share]) => share > 0) ? divideAmong(Object.fromEntries(left), total) : {};
}
