import type { EarningLoss, LossPayer } from '@vp-digital/core/household';
import { payerOrder } from './payers';

/** Months in which somebody pays instead of work, in one go. */
export interface PayerStretch {
  payer: LossPayer;
  from: number;
  until: number;
  /** The most of a month, in today's money: of one that is paid as a whole. */
  amount: number;
}

const ofOthers: ReadonlySet<LossPayer> = new Set<LossPayer>(['othersEarned', 'otherIncome']);

/** Who pays when; a month of which only a part is paid counts with it. */
export function payerStretches({ months }: Pick<EarningLoss, 'months'>): PayerStretch[] {
  return payerOrder
    .filter((payer) => !ofOthers.has(payer))
    .flatMap((payer) => {
      const stretches: PayerStretch[] = [];
      for (const { month, incomes, prices } of months) {
        const amount = Math.round(incomes[payer] / prices);
        const open = stretches.at(-1);
        if (amount === 0) continue;
        if (open?.until === month - 1)
          stretches.splice(-1, 1, { ...open, until: month, amount: Math.max(open.amount, amount) });
        else stretches.push({ payer, from: month, until: month, amount });
      }
      return stretches;
    });
}
