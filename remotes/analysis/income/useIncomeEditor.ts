import { type Income, isEarned } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useRefused, useSectionEditor } from '@vp-digital/core/services';
import { hasEnd } from './incomeKinds';
import type { Adult, IncomeEntry } from './sections';

type FieldName = 'gross' | 'net' | 'paymentsPerYear' | 'secureUntil';

type SpecialPayment = Income['specialPayments'][string];

export interface IncomeEditor {
  set(name: FieldName, value: number | string | undefined): void;
  /** Writes the kind; what only pay for work has goes with it, so that nothing unseen counts. */
  setKind(kind: Income['kind']): void;
  /** Writes what stands on the payslip. */
  setNet(net: number | undefined): void;
  /** How net is known: typed from the payslip, or estimated; an estimate is a figure and never written. */
  setNetFrom(netFrom: Income['netFrom']): void;
  addSpecialPayment(month: number): void;
  setSpecialPayment(id: string, name: keyof SpecialPayment, value: number | undefined): void;
  removeSpecialPayment(id: string): void;
  restoreSpecialPayment(id: string, payment: SpecialPayment): void;
  invalidSpecialPayment(id: string, name: keyof SpecialPayment): void;
  invalid(name: FieldName): void;
  leave(): void;
  /** What to say at a field whose value the service has refused. */
  refused(name: FieldName): string | undefined;
}

/** Writing one income, each field by its own path, under a name that a person understands. */
export function useIncomeEditor({ id, income }: IncomeEntry, { name: whose }: Adult): IncomeEditor {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { t: saving } = useTranslation('app', { keyPrefix: 'saving' });
  const householdId = useHouseholdId();
  const editor = useSectionEditor(householdId, 'incomes');
  const isRefused = useRefused(householdId, 'incomes');
  const path = (name: string) => `/items/${id}/${name}`;
  const label = (name: FieldName) => `${whose}: ${t(`field.${name}`)}`;
  const set: IncomeEditor['set'] = (name, value) => editor.set(path(name), value, label(name));

  const special = `${whose}: ${t('special.title')}`;
  const paymentPath = (paymentId: string, name: keyof SpecialPayment) =>
    path(`specialPayments/${paymentId}/${name}`);
  const removeSpecialPayment = (paymentId: string) =>
    editor.remove(path(`specialPayments/${paymentId}`), special);

  return {
    set,
    setKind: (kind) => {
      editor.set(path('kind'), kind, `${whose}: ${t('field.kind')}`);
      if (!hasEnd(kind)) editor.forget(path('secureUntil'));
      if (kind !== 'salary') editor.set(path('netFrom'), 'payslip', label('net'));
      if (isEarned(income.kind) && !isEarned(kind)) {
        set('gross', undefined);
        set('paymentsPerYear', 12);
        Object.keys(income.specialPayments).forEach(removeSpecialPayment);
      }
      editor.flush();
    },
    setNet: (net) => {
      if (income.netFrom === 'estimate') editor.set(path('netFrom'), 'payslip', label('net'));
      set('net', net);
    },
    setNetFrom: (netFrom) => {
      editor.set(path('netFrom'), netFrom, label('net'));
      if (netFrom === 'estimate') set('net', undefined);
      editor.flush();
    },
    addSpecialPayment: (month) => {
      editor.set(path(`specialPayments/${crypto.randomUUID()}`), { month }, special);
      editor.flush();
    },
    setSpecialPayment: (paymentId, name, value) => editor.set(paymentPath(paymentId, name), value, special),
    removeSpecialPayment,
    restoreSpecialPayment: (paymentId, payment) => {
      editor.set(path(`specialPayments/${paymentId}`), payment, special);
      editor.flush();
    },
    invalidSpecialPayment: (paymentId, name) => editor.invalid(paymentPath(paymentId, name), special),
    invalid: (name) => editor.invalid(path(name), label(name)),
    leave: editor.flush,
    refused: (name) => (isRefused(path(name)) ? saving('refused') : undefined),
  };
}
