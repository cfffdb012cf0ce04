import type { IsoDate } from '@vp-digital/core/finance';
import {
  type CartPosition,
  decisionOf,
  type OpenNeed,
  positionsInCart,
  positionsOf,
  reserve,
  wantedNeeds,
} from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { needProposal } from '../../shared/cart/needProposal';
import type { CartProposal } from '../../shared/cart/proposal';
import { isProtection } from './columns';
import type { PlanData } from './data';
import type { PlanEffects } from './effects';
import { type ComputedPlan, savedIn } from './plan';

export interface PlanTexts {
  title(column: 'provide' | 'wealth'): string;
  reason(column: 'provide' | 'wealth', amount: number): string;
  need(row: OpenNeed): { title: string; reason: string };
}

/** What goes into the cart: new positions, and those of the plan there that nobody has decided yet, raised. */
export interface PlanProposals {
  added: CartProposal[];
  raised: { id: string; title: string; premium: number }[];
}

/**
 * Savings with their rate. Of protection the needs that are open and wanted: their benefit closes the gap, and their premium
 * says an offer only.
 */
export function planProposals(
  data: PlanData,
  { rest }: Pick<ComputedPlan, 'rest'>,
  { after }: Pick<PlanEffects, 'after'>,
  { texts, date }: { texts: PlanTexts; date: IsoDate },
): PlanProposals {
  const result: PlanProposals = { added: [], raised: [] };
  const origin = routes.securityPlan.path;
  for (const column of ['provide', 'wealth'] as const) {
    const premium = rest[column];
    if (premium <= 0) continue;
    const title = texts.title(column);
    const there = undecided(data, title);
    if (there) {
      const [id, position] = there;
      result.raised.push({ id, title, premium: (position.premium ?? 0) + premium });
      continue;
    }
    const { line, topic } = savedIn[column];
    const isForReserve = column === 'provide' || reserve(data).missing !== 0;
    result.added.push({
      title,
      line,
      ...(isForReserve && { topic }),
      premium,
      frequency: 'monthly',
      reason: texts.reason(column, premium),
      origin,
    });
  }
  if (rest.protect > 0)
    for (const row of wantedNeeds(after)) {
      if (!isProtection(row.topic) || positionsOf(data, row).length > 0) continue;
      const { title, reason } = texts.need(row);
      result.added.push({ ...needProposal(data, row, { title, date, origin }), reason });
    }
  return result;
}

/** A position of an earlier plan, as long as nobody has said anything to it. */
const undecided = (data: PlanData, title: string): [string, CartPosition] | undefined =>
  positionsInCart(data).find(
    ([, position]) =>
      position.title === title &&
      position.origin === routes.securityPlan.path &&
      position.frequency === 'monthly' &&
      decisionOf(data, position) === undefined &&
      Object.keys(position.decisions ?? {}).length === 0,
  );
