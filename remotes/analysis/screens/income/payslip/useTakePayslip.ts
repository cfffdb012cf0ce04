import type { PayslipProposal } from '@vp-digital/core/contracts';
import type { Income } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { newIncome } from '../../../shared/income/newIncome';
import { type Adult, type IncomeData, incomeEntries } from '../../../shared/income/data';
import type { PayslipField } from './payslipFields';

/** Writes what was confirmed of a payslip, into an income or a new salary, as one step that can be taken back. */
export function useTakePayslip(data: IncomeData, { id: personId, name }: Adult) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const incomes = useEntries('incomes');
  const profiles = useEntries('taxProfiles');
  return (
    { gross, net, taxClass }: PayslipProposal,
    confirmed: readonly PayslipField[],
    incomeId: string | undefined,
  ) => {
    const of = t('entry', { name });
    const has = (field: PayslipField) => confirmed.includes(field);
    const pay: Partial<Income> = {
      ...(gross && has('gross') && { gross: gross.value }),
      ...(net && has('net') && { net: net.value, netFrom: 'payslip' as const, source: 'document' as const }),
    };
    if (Object.keys(pay).length > 0) {
      if (incomeId === undefined)
        incomes.put(
          crypto.randomUUID(),
          { ...newIncome(personId, 'salary', incomeEntries(data).length), ...pay },
          of,
        );
      else incomes.change(incomeId, pay, of);
    }
    if (!taxClass || !has('taxClass')) return;
    const profile = data.taxProfiles.items[personId];
    if (profile) profiles.change(personId, { taxClass: taxClass.value }, name);
    else profiles.put(personId, { position: 0, taxClass: taxClass.value }, name);
  };
}
