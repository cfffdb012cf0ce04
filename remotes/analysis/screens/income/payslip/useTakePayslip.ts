import type { PayslipProposal } from '@vp-digital/core/contracts';
import type { Income, TaxProfile } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { newIncome } from '../../../shared/income/newIncome';
import { type Adult, type IncomeData, incomeEntries } from '../../../shared/income/data';
import { employmentOf, type PayslipField, savedInto } from './payslipFields';

/** Writes what was confirmed of a payslip, into an income or a new salary, as one step that can be taken back. */
export function useTakePayslip(data: IncomeData, { id: personId, name }: Adult) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const incomes = useEntries('incomes');
  const profiles = useEntries('taxProfiles');
  const employments = useEntries('employments');
  const contracts = useEntries('contracts');
  return (
    { gross, net, taxClass, childAllowanceHalves, healthFund, employerSavings }: PayslipProposal,
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
    const tax: Partial<TaxProfile> = {
      ...(taxClass && has('taxClass') && { taxClass: taxClass.value }),
      ...(childAllowanceHalves &&
        has('childAllowanceHalves') && { childAllowanceHalves: childAllowanceHalves.value }),
    };
    if (Object.keys(tax).length > 0) {
      if (data.taxProfiles.items[personId]) profiles.change(personId, tax, name);
      else profiles.put(personId, { position: 0, ...tax }, name);
    }
    const job = employmentOf(data, personId);
    if (job && healthFund && has('healthFund'))
      employments.change(job.id, { healthFund: healthFund.value }, name);
    const saved = savedInto(data, personId);
    if (saved && employerSavings && has('employerSavings'))
      contracts.change(saved.id, { employerShare: employerSavings.value }, name);
  };
}
