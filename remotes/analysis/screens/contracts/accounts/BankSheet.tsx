import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { SideSheet, Stack } from '@vp-digital/core/ui';
import { ConfidentialField } from '../../../shared/confidential/ConfidentialField';
import { NotOnPaper } from '../../../shared/confidential/NotOnPaper';
import { useBankAccountName } from '../../../shared/fields/useBankAccountName';
import type { Account, AccountKind, AccountsData } from './accounts';
import { BankFacts } from './BankFacts';
import { KindField } from './KindField';

export interface BankSheetProps {
  id: string;
  account: Extract<Account, { asset: undefined }>;
  data: AccountsData;
  /** Its balance is to be recorded. */
  onBalance(kind: AccountKind): void;
  onClose(): void;
}

/** An account that only its bank is known of: what is on it is asked for. */
export function BankSheet({ id, account, data, onBalance, onClose }: BankSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'accounts.bank' });
  const { t: code } = useTranslation('household/bankAccounts');
  const { t: confidential } = useTranslation('analysis', { keyPrefix: 'alone' });
  const { named } = useBankAccountName(data);
  const of = account.bank.institution ?? t('of');
  const editor = useEntry({ section: 'bankAccounts', id: account.bankId, value: account.bank, of });
  return (
    <SideSheet id={id} opened title={named(account.bankId)} onClose={onClose}>
      <NotOnPaper when={account.bank.discussedAlone !== undefined}>
        <Stack gap="medium">
          <BankFacts id={account.bankId} bank={account.bank} data={data} />
          <ConfidentialField
            choice={editor.choice('discussedAlone', confidential('label'))}
            mode={(value, name) => code(`discussedAlone.${value}`, { name })}
            owners={account.bank.personIds}
            persons={data.persons}
          />
          <KindField hint={t('balanceHint')} onChoose={onBalance} />
        </Stack>
      </NotOnPaper>
    </SideSheet>
  );
}
