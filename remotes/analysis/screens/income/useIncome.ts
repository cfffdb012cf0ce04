import { type Income, isEarned, isEstimable, isPaidForChild } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type EntryEditor, useEntry } from '@vp-digital/core/micro-app';
import { hasEnd, hasGross, hasStart, hasVariablePart } from '../../shared/income/incomeKinds';
import type { Adult, IncomeEntry } from '../../shared/income/data';

export interface IncomeEditor extends EntryEditor<Income> {
  /** Writes the kind; what only pay for work has goes with it, so that nothing unseen counts. */
  setKind(kind: Income['kind']): void;
  /** Writes what stands on the payslip. */
  setNet(net: number | undefined): void;
  /** How net is known: typed from the payslip, or estimated; an estimate is a figure and never written. */
  setNetFrom(netFrom: Income['netFrom']): void;
  /** One of the special payments. */
  special(id: string): EntryEditor<Income['specialPayments'][string]>;
}

/** Writing one income, with what follows from its kind. */
export function useIncome({ id, income }: IncomeEntry, { name: whose }: Adult): IncomeEditor {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const entry = useEntry({ section: 'incomes', id, value: income, of: whose });
  const special = (paymentId: string) =>
    entry.part('specialPayments', paymentId, `${whose}: ${t('special.title')}`);
  const net = t('field.net');
  return {
    ...entry,
    special,
    setKind: (kind) => {
      entry.set('kind', kind, t('field.kind'));
      if (!hasEnd(kind)) entry.forget('secureUntil');
      if (!hasStart(kind)) entry.forget('from');
      if (income.variableShare !== undefined && !hasVariablePart(kind))
        entry.set('variableShare', undefined, t('field.variableShare'));
      if (income.childId !== undefined && !isPaidForChild(kind))
        entry.set('childId', undefined, t('field.child'));
      if (!isEstimable(kind)) entry.set('netFrom', 'payslip', net);
      if (income.gross !== undefined && !hasGross(kind)) entry.set('gross', undefined, t('field.gross'));
      if (isEarned(income.kind) && !isEarned(kind)) {
        entry.set('paymentsPerYear', 12, t('field.paymentsPerYear'));
        Object.keys(income.specialPayments).forEach((paymentId) => special(paymentId).remove());
      }
      entry.leave();
    },
    setNet: (amount) => {
      if (income.netFrom === 'estimate') entry.set('netFrom', 'payslip', net);
      entry.set('net', amount, net);
    },
    setNetFrom: (netFrom) => {
      entry.set('netFrom', netFrom, net);
      if (netFrom === 'estimate') entry.set('net', undefined, net);
      entry.leave();
    },
  };
}
