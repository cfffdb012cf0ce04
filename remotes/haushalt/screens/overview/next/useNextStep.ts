import { type ShownArea, useCompleteness, useLinkToFact } from '@vp-digital/core/figures';
import { needComparison, needDocuments, type OpenNeed, wantedNeeds } from '@vp-digital/core/household';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';

/** The suggested next step: a fact to enter, a topic to discuss, or the summary. */
export type NextStepKind =
  | { kind: 'fact'; area: ShownArea['area']; href: string }
  | { kind: 'topic'; row: OpenNeed }
  | { kind: 'summary' };

/**
 * Of the missing facts that can be entered, the one that unlocks most results; else the first topic of the
 * comparison that is more than an improvement and that the household has not postponed, else the summary. Undefined
 * while loading.
 */
export function useNextStep(): NextStepKind | undefined {
  const date = useHost().clock.today();
  const linkTo = useLinkToFact();
  const result = useCompleteness();
  const needs = usePageDocuments(needDocuments);
  if (result.status !== 'ready' || needs.status !== 'ready') return undefined;
  const [opening] = result.data.areas
    .flatMap(({ area, missing }) =>
      missing.map((fact) => ({ area, href: linkTo(fact), opens: fact.opens.length })),
    )
    .sort((one, other) => other.opens - one.opens)
    .filter(({ href }) => href !== undefined);
  if (opening?.href !== undefined) return { kind: 'fact', area: opening.area, href: opening.href };
  const row = wantedNeeds(needComparison({ household: needs.data, date })).find(({ level }) => level < 3);
  return row ? { kind: 'topic', row } : { kind: 'summary' };
}
