import { type Cents, requireAmount, requireCount, requireRecord, requireRecords } from '../core';

/** Repayments beyond the agreed payment (Sondertilgung), at the end of their month. */
export interface ExtraRepayments {
  /** Every twelfth month, in cents. */
  yearly?: Cents;
  /** Once, in the given month of the loan (from 1). */
  single?: readonly { month: number; amount: Cents }[];
}

/** Throws FinanceError on negative amounts and months before the first. */
export function requireExtraRepayments(extra: ExtraRepayments = {}): void {
  requireRecord(extra, 'extraRepayments');
  requireAmount(extra.yearly ?? 0, 'extraRepayments.yearly');
  for (const { month, amount } of requireRecords(extra.single ?? [], 'extraRepayments.single')) {
    requireCount(month, 'extraRepayments.single.month', 1);
    requireAmount(amount, 'extraRepayments.single.amount');
  }
}

/** What is repaid extra in a month of the loan. */
export function extraRepaymentOf(extra: ExtraRepayments | undefined, month: number): Cents {
  if (!extra) return 0;
  const yearly = month % 12 === 0 ? (extra.yearly ?? 0) : 0;
  const single = extra.single?.filter((repayment) => repayment.month === month);
  return single?.reduce((sum, { amount }) => sum + amount, yearly) ?? yearly;
}
