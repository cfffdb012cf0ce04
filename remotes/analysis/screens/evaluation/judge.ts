import { isPutOffNeed, type NeedComparison, type ShownNeed } from '@vp-digital/core/household';

/** Alle, offen, geklärt. */
export const scopes = ['all', 'open', 'settled'] as const;
export type Scope = (typeof scopes)[number];

/**
 * What is shown of each scope: what is there or was put off by the household is settled. What was decided just now stays where
 * it was (`staying`, by key), so that nobody loses the field under their hands.
 */
export function rowsOf(
  { open, settled }: NeedComparison,
  scope: Scope,
  staying: ReadonlySet<string> = new Set(),
): ShownNeed[] {
  if (scope === 'all') return [...open, ...settled];
  const shown = open.filter((row) => isPutOffNeed(row) === (scope === 'settled') || staying.has(row.key));
  return scope === 'open' ? shown : [...shown, ...settled];
}
