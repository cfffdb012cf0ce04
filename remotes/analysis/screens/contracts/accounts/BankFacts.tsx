import { accountPurposes, type BankAccount } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { SelectField, TextField, TextLink } from '@vp-digital/core/ui';
import { type People, useAccountPurpose } from '../../../shared/fields/useAccountPurpose';

export interface BankFactsProps {
  id: string;
  bank: BankAccount;
  data: People;
}

/** Bank and purpose; numbers are recorded with the person whose they are. */
export function BankFacts({ id, bank, data }: BankFactsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'accounts.bank' });
  const purposeOf = useAccountPurpose(data);
  const householdId = useHouseholdId();
  const editor = useEntry({ section: 'bankAccounts', id, value: bank, of: bank.institution ?? t('of') });
  const person = bank.personIds[0] ?? householdId;
  return (
    <>
      <TextField {...editor.field('institution', t('institution'))} maxLength={80} />
      <SelectField
        {...editor.choice('purpose', t('purpose'))}
        emptyLabel={t('noPurpose')}
        hint={t('purposeHint')}
        options={accountPurposes.map((value) => ({ value, label: purposeOf(value, bank.personIds) }))}
      />
      <TextLink
        kind="more"
        href={routes.personalDataSections.href({ householdId, id: person, sections: 'bankverbindung' })}
      >
        {t('numbers')}
      </TextLink>
    </>
  );
}
