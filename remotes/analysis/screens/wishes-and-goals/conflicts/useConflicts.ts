import { type GoalConflict, goalConflicts } from '@vp-digital/core/household';
import { usePartlyKnown } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import type { WishesAndGoalsData } from '../../../shared/wishes-and-goals/data';

/** The goals that are in each other's way; none while that is not known. */
export function useConflicts(data: WishesAndGoalsData): GoalConflict[] {
  const isPartly = usePartlyKnown(['goals', 'incomes', 'expenses', 'contracts']);
  const conflicts = goalConflicts(data, useHost().clock.today());
  return conflicts.kind === 'computed' && !isPartly ? conflicts.value : [];
}
