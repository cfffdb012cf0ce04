import type { Cents } from '@vp-digital/core/finance';
import type { Figure } from '@vp-digital/core/household';
import type { FrozenState } from './useFrozenState';

/**
 * An amount as it was computed then; what a state did not keep of its figures is not known. An older state has kept none: it is
 * computed for its own day.
 */
export function storedAmount(
  { data, date, derived }: Pick<FrozenState, 'data' | 'date' | 'derived'>,
  figure: Figure,
): Cents | undefined {
  if (derived?.figures) return derived.figures[figure.name];
  const outcome = figure.of(data, { date });
  return outcome.kind === 'computed' ? figure.amount(outcome.value) : undefined;
}
