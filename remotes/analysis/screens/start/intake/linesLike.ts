import { type Contract, type Goal, inOrder } from '@vp-digital/core/household';
import type { IntakeData, ProvidedFact } from './data';

/**
 * The recorded contracts or wishes that a line may refer to: those of its kind or title. `siblings` are entries that
 * the same customer's other lines have made or will make: each line is an entry of its own.
 */
export function linesLike(
  { field, value, entryId }: ProvidedFact,
  data: IntakeData,
  siblings: ReadonlySet<string>,
): [id: string, entry: Contract | Goal][] {
  const all: [string, Contract | Goal][] =
    field.document === 'contracts' ? inOrder(data.contracts.items) : inOrder(data.goals.items);
  const own = all.filter(([id]) => id === entryId);
  if (own.length > 0) return own;
  return all.filter(
    ([id, entry]) => !siblings.has(id) && ('line' in entry ? entry.line : entry.title) === value,
  );
}

/** The entry it certainly refers to: the only candidate, and with the same company if both name one. */
export function lineMeant({ rest }: ProvidedFact, [first, second]: ReturnType<typeof linesLike>) {
  if (!first || second) return undefined;
  const [, entry] = first;
  const companies = ['company' in entry ? entry.company : undefined, rest['company']];
  const [recorded, provided] = companies.map((name) => String(name ?? '').toLowerCase());
  return recorded === '' || provided === '' || recorded === provided ? first : undefined;
}
