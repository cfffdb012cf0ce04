import { type ShownArea, useCompleteness, useLinkToFact } from '@vp-digital/core/figures';
import { adults, protectionGapFigure } from '@vp-digital/core/household';
import { useHost } from '@vp-digital/core/platform';

/** What is sensible next: a fact to tell, whose gap to talk about, or to sum up. */
export type NextStepKind =
  | { kind: 'fact'; area: ShownArea['area']; href: string }
  | { kind: 'gap'; personId: string; name: string; gapMonth: number }
  | { kind: 'summary' };

/**
 * The first fact that is missing and can be told, one that opens a result before others; else the largest gap, else the
 * summary. Undefined until it is known.
 */
export function useNextStep(): NextStepKind | undefined {
  const date = useHost().clock.today();
  const linkTo = useLinkToFact();
  const result = useCompleteness();
  if (result.status !== 'ready') return undefined;
  const { areas, household } = result.data;
  const [opening] = areas
    .flatMap(({ area, missing }) =>
      missing.map((fact) => ({ area, href: linkTo(fact), opens: fact.opens.length })),
    )
    .sort((one, other) => Number(other.opens > 0) - Number(one.opens > 0))
    .filter(({ href }) => href !== undefined);
  if (opening?.href !== undefined) return { kind: 'fact', area: opening.area, href: opening.href };
  const [widest] = adults(household)
    .flatMap(({ id: personId, name }) => {
      const outcome = protectionGapFigure.of(household, { personId, date });
      return outcome.kind === 'computed'
        ? [{ personId, name, gapMonth: outcome.value.gaps[0]?.gapMonth ?? 0 }]
        : [];
    })
    .filter(({ gapMonth }) => gapMonth > 0)
    .sort((one, other) => other.gapMonth - one.gapMonth);
  return widest ? { kind: 'gap', ...widest } : { kind: 'summary' };
}
