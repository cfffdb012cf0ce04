import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { DateField, MoneyField, NumberField, PercentField } from '@vp-digital/core/ui';
import { benefitKind, type Contract } from '@vp-digital/core/household';
import { type ContractFacts, type FactName, isMoneyFact, largestInterest, moneyLimits } from './facts';
import type { ContractEditor } from './useContractEditor';

export interface FactFieldProps {
  name: FactName;
  contract: Contract;
  editor: ContractEditor;
}

/** The field of one fact, as its kind has it: amount, day, age or interest. */
export function FactField({ name, contract, editor }: FactFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const today = useHost().clock.today();
  const facts: ContractFacts = contract;
  const common = {
    label: useFactLabel(name, contract),
    onChange: (value: number | string | undefined) => editor.set(name, value),
    onInvalid: () => editor.invalid(name),
    onBlur: editor.leave,
    error: editor.refused(name),
  };
  if (isMoneyFact(name)) {
    const monthly =
      name === 'employerShare' || name === 'projectedPension' || isMonthlyBenefit(name, contract);
    return (
      <MoneyField
        {...common}
        value={facts[name]}
        min={0}
        max={moneyLimits[name]}
        unit={monthly ? t('euroMonthly') : undefined}
      />
    );
  }
  switch (name) {
    case 'benefitUntilAge':
      return <NumberField {...common} value={facts.benefitUntilAge} min={0} max={120} unit={t('years')} />;
    case 'interest':
      return <PercentField {...common} value={facts.interest} min={0} max={largestInterest} />;
    case 'balanceAsOf':
    case 'debtAsOf':
      return <DateField {...common} value={facts[name]} today={today} />;
    case 'end':
    case 'interestFixedUntil':
      return <DateField {...common} value={facts[name]} min={contract.start} />;
  }
}

function useFactLabel(name: FactName, { line }: Contract): string {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.field' });
  if (name === 'benefit') return t(`benefit.${benefitKind(line)}`);
  if (name === 'targetSum') return t(line === 'buildingSavings' ? 'targetSum.building' : 'targetSum.other');
  return t(name);
}

const isMonthlyBenefit = (name: FactName, { line }: Contract) =>
  name === 'benefit' && benefitKind(line) === 'monthly';
