import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import {
  DateField,
  MoneyField,
  NumberField,
  PercentField,
  SelectField,
  TextField,
} from '@vp-digital/core/ui';
import { type BenefitKind, benefitKind, benefitKinds, type Contract } from '@vp-digital/core/household';
import { YesNoField } from '../../shared/fields/YesNoField';
import { factInAddress } from './contractLacking';
import {
  type FactName,
  isMoneyFact,
  largestInterest,
  largestShare,
  latestFirstDay,
  moneyLimits,
} from './facts';

export interface FactFieldProps {
  name: FactName;
  contract: Contract;
  editor: EntryEditor<Contract>;
}

/** An amount of a day: who types one without a day reads today's. */
const dayOf: Partial<Record<FactName, 'balanceAsOf' | 'debtAsOf'>> = {
  balance: 'balanceAsOf',
  remainingDebt: 'debtAsOf',
};

/** The field of one fact, as its kind has it: amount, day, age or interest. */
export function FactField({ name, contract, editor }: FactFieldProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const { t: code } = useTranslation('household/contracts');
  const today = useHost().clock.today();
  const label = useFactLabel(name, contract);
  const address = factInAddress(name);
  if (isMoneyFact(name)) {
    const field = editor.field(name, label);
    const day = dayOf[name];
    return (
      <MoneyField
        {...field}
        name={address}
        onChange={(amount) => {
          field.onChange(amount);
          if (amount !== undefined && isUntoldDaily(name, contract))
            editor.set('benefitKind', 'daily', label);
          if (day && amount !== undefined && !(day in contract)) editor.set(day, today, label);
        }}
        min={0}
        max={moneyLimits[name]}
        unit={unitOf(name, contract, { monthly: t('euroMonthly'), daily: t('euroDaily') })}
      />
    );
  }
  switch (name) {
    case 'benefitUntilAge':
      return <NumberField {...editor.field(name, label)} min={0} max={120} unit={t('years')} />;
    case 'benefitFromDay':
      return (
        <NumberField
          {...editor.field(name, label)}
          name={address}
          hint={t('fromDayHint')}
          min={1}
          max={latestFirstDay}
        />
      );
    case 'naturalHazards':
      return <YesNoField {...editor.choice(name, label)} />;
    case 'childAllowancesApplied':
      return <YesNoField {...editor.choice(name, label)} hint={t('childAllowancesHint')} />;
    case 'interest':
      return <PercentField {...editor.field(name, label)} name={address} min={0} max={largestInterest} />;
    case 'repayment':
    case 'yearlyRise':
      return <PercentField {...editor.field(name, label)} min={0} max={largestShare[name]} />;
    case 'beneficiaries':
      return <TextField {...editor.field(name, label)} maxLength={120} />;
    case 'benefitKind':
      return (
        <SelectField<BenefitKind>
          {...editor.choice(name, label)}
          options={kindsOf(contract.line).map((value) => ({ value, label: code(`benefitKind.${value}`) }))}
          value={kindOf(contract)}
        />
      );
    case 'balanceAsOf':
    case 'debtAsOf':
      return <DateField {...editor.field(name, label)} name={address} today={today} />;
    case 'end':
    case 'interestFixedUntil':
      return <DateField {...editor.field(name, label)} name={address} min={contract.start} />;
  }
}

function useFactLabel(name: FactName, contract: Contract): string {
  const { line } = contract;
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts.field' });
  if (name === 'benefit') return t(`benefit.${kindOf(contract)}`);
  if (name === 'targetSum') return t(line === 'buildingSavings' ? 'targetSum.building' : 'targetSum.other');
  return t(name);
}

/** What an amount is paid for: every month or day, or once. */
function unitOf(name: FactName, contract: Contract, units: Record<'monthly' | 'daily', string>) {
  if (name === 'employerShare' || name === 'projectedPension') return units.monthly;
  const kind = name === 'benefit' ? kindOf(contract) : 'sum';
  return kind === 'sum' ? undefined : units[kind];
}

/** An amount is typed as one of a day, and the contract does not say so yet. */
const isUntoldDaily = (name: FactName, contract: Contract) =>
  name === 'benefit' && kindOf(contract) === 'daily' && !('benefitKind' in contract);

/** Krankentagegeld pays no sum. */
const kindsOf = (line: Contract['line']): readonly BenefitKind[] =>
  line === 'dailySickness' ? ['daily', 'monthly'] : benefitKinds;

/** Only insurances say it of themselves. */
const kindOf = (contract: Contract) =>
  benefitKind(contract.kind === 'insurance' ? contract : { line: contract.line });
