import type {
  DataOf,
  EarningLoss,
  EarningLossFacts,
  EarningLossSettings,
  LossMonth,
} from '@vp-digital/core/household';
import type { documents } from '../../shared/documents';

export type ManpowerData = DataOf<typeof documents.manpower>;

/** In today's purchasing power, or in money of each month. */
export type Money = 'real' | 'nominal';

/** What each card is given. */
export interface Simulated {
  data: ManpowerData;
  person: { id: string; name: string };
  facts: EarningLossFacts;
  settings: EarningLossSettings;
  result: EarningLoss;
}

export type Change = (settings: Partial<EarningLossSettings>) => void;

/** An amount of a month as it is shown. */
export const shownIn = (money: Money, { prices }: LossMonth, amount: number): number =>
  money === 'real' ? Math.round(amount / prices) : amount;
