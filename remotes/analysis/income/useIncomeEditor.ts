import type { Income, NetEstimate } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useRefused, useSectionEditor } from '@vp-digital/core/services';
import type { Adult, IncomeEntry } from './sections';

type FieldName = 'gross' | 'net' | 'paymentsPerYear' | 'secureUntil';

export interface IncomeEditor {
  set(name: FieldName, value: number | string | undefined): void;
  setKind(kind: Income['kind']): void;
  /** Writes gross, and with it the net that is estimated from it. */
  setGross(gross: number | undefined): void;
  /** How net is known: typed from the payslip, or estimated. */
  setNetFrom(netFrom: Income['netFrom']): void;
  setSpecialPayment(id: string, payment: { month: number; net?: number | undefined } | undefined): void;
  invalid(name: FieldName): void;
  leave(): void;
  /** What to say at a field whose value the service has refused. */
  refused(name: FieldName): string | undefined;
}

/** Writing one income, each field by its own path, under a name that a person understands. */
export function useIncomeEditor(
  { id, income }: IncomeEntry,
  { firstName }: Adult,
  estimate: (income: Income) => NetEstimate,
): IncomeEditor {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { t: saving } = useTranslation('app', { keyPrefix: 'saving' });
  const householdId = useHouseholdId();
  const editor = useSectionEditor(householdId, 'incomes');
  const isRefused = useRefused(householdId, 'incomes');
  const path = (name: string) => `/items/${id}/${name}`;
  const label = (name: FieldName) => `${firstName}: ${t(`field.${name}`)}`;
  const set: IncomeEditor['set'] = (name, value) => editor.set(path(name), value, label(name));

  const writeEstimate = (next: Income) => {
    const estimated = estimate(next);
    set('net', estimated.kind === 'estimated' ? estimated.result.net : undefined);
  };
  return {
    set,
    setKind: (kind) => {
      editor.set(path('kind'), kind, `${firstName}: ${t('field.kind')}`);
      if (kind !== 'salary') editor.set(path('netFrom'), 'payslip', label('net'));
      editor.flush();
    },
    setGross: (gross) => {
      set('gross', gross);
      if (income.netFrom === 'estimate') writeEstimate(withGross(income, gross));
    },
    setNetFrom: (netFrom) => {
      editor.set(path('netFrom'), netFrom, label('net'));
      if (netFrom === 'estimate') writeEstimate(income);
      editor.flush();
    },
    setSpecialPayment: (paymentId, payment) =>
      editor.set(
        path(`specialPayments/${paymentId}`),
        payment && json(payment),
        `${firstName}: ${t('special.title')}`,
      ),
    invalid: (name) => editor.invalid(path(name), label(name)),
    leave: editor.flush,
    refused: (name) => (isRefused(path(name)) ? saving('refused') : undefined),
  };
}

function withGross({ gross: _, ...income }: Income, gross: number | undefined): Income {
  return gross === undefined ? income : { ...income, gross };
}

/** JSON knows no `undefined`: a missing amount is a missing member. */
const json = ({ month, net }: { month: number; net?: number | undefined }) =>
  net === undefined ? { month } : { month, net };
