import type { SecurityPlan } from '@vp-digital/core/household';
import { lackOfReason } from '../../shared/cart/proposal';

/** Whether more than the budget is planned and nobody has said and confirmed where it comes from. */
export const isUnconfirmed = (stored: SecurityPlan | undefined, excess: number): boolean =>
  excess > 0 && (lackOfReason(stored?.overReason) !== undefined || (stored?.overConfirmed ?? 0) < excess);
