import type { Change, KnownSectionDocument } from '@vp-digital/core/contracts';
import { type UnknownField, valueAt, withValueAt } from '@vp-digital/core/household';

type Held = Pick<KnownSectionDocument, 'data' | 'beyond'>;

/**
 * Entries that are written whole, because they move to another list or are brought back, take along what a newer release has
 * written of them: this one does not show it, so nobody here has meant to drop it. One for each document.
 */
export function createWholeEntries() {
  /** Of entries that were there and may come back, by place. */
  const seen = new Map<string, UnknownField>();
  return (changes: readonly Change[], held: Held | undefined): Change[] => {
    for (const one of held?.beyond ?? []) seen.set(one.path, one);
    return changes.map((change) => {
      const [, list, id, ...inside] = change.path.split('/');
      const { value } = change;
      if (list === undefined || id === undefined || inside.length > 0 || !isEntry(value)) return change;
      const isThere = valueAt(held?.data, change.path) !== undefined;
      const unknownFields = isThere ? (held?.beyond ?? []) : [...seen.values()];
      return { ...change, value: takingAlong({ list, id, value }, unknownFields) };
    });
  };
}

interface WholeEntry {
  list: string;
  id: string;
  value: Change['value'];
}

function takingAlong(
  { list, id, value }: WholeEntry,
  unknownFields: readonly UnknownField[],
): Change['value'] {
  const places = unknownFields.flatMap(({ kind, path, value: unknown }) => {
    const [, from, of, ...rest] = path.split('/');
    const place = from === list ? rest : asIn(value, rest);
    return kind === 'entry' || of !== id || place.length === 0
      ? []
      : [{ at: `/${place.join('/')}`, unknown }];
  });
  return places
    .filter(({ at }) => valueAt(value, at) === undefined)
    .reduce((whole, { at, unknown }) => withValueAt(whole, at, unknown) as Change['value'], value); // documents are JSON
}

/** A contract that has ended stands within its entry. */
function asIn(value: Change['value'], rest: readonly string[]): readonly string[] {
  if (isEntry(value) && 'contract' in value) return ['contract', ...rest];
  return rest[0] === 'contract' ? rest.slice(1) : [];
}

const isEntry = (value: Change['value']): value is Record<string, never> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
