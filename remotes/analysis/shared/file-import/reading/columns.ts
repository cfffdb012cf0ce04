import { plain } from './plain';

/** Where each column stands, counted from 0. */
export type Mapping<Name extends string = string> = Readonly<Partial<Record<Name, number>>>;

/** A kind of table: what its columns hold, and how their heads are called. */
export interface TableKind<Name extends string> {
  /** Tables of the same heads are remembered apart by it. */
  kind: string;
  /** With small letters only and the better one first; of two columns that fit, the earlier name takes its own. */
  heads: Readonly<Record<Name, readonly RegExp[]>>;
  /** Whether something can be read by these columns. */
  isWhole(mapping: Mapping<Name>): boolean;
  /** What no column is needed for once others are there. */
  settled?(mapping: Mapping<Name>): Mapping<Name>;
  /** Lines of fewer cells are no lines of such a table. */
  narrowest: number;
  /** Whether a table may be known by its days alone, without heads. */
  isDated?: boolean;
}

export const namesOf = <Name extends string>({ heads }: Pick<TableKind<Name>, 'heads'>): readonly Name[] =>
  Object.keys(heads) as Name[]; // its own names

/** A head in small letters only. */
export const headOf = (cell: string): string => plain(cell.slice(0, 80)).replace(/[^a-z]/g, '');

/** Which columns a line of heads names; each column once. */
export function namedColumns<Name extends string>(
  cells: readonly string[],
  { heads, settled }: Pick<TableKind<Name>, 'heads' | 'settled'>,
): Mapping<Name> {
  const names = cells.map(headOf);
  const found: Partial<Record<Name, number>> = {};
  for (const column of namesOf({ heads })) {
    const taken = Object.values(found);
    const index = heads[column]
      .map((head) => names.findIndex((name, at) => head.test(name) && !taken.includes(at)))
      .find((at) => at >= 0);
    if (index !== undefined) found[column] = index;
  }
  return settled ? settled(found) : found;
}
