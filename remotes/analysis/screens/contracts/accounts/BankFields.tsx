import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { Button, Row, SelectField, Stack } from '@vp-digital/core/ui';
import { useBankAccountName } from '../../../shared/fields/useBankAccountName';
import { type Account, type AccountsData, accountsOf, ownersOfAccount } from './accounts';
import { BankFacts } from './BankFacts';

export interface BankFieldsProps {
  account: Extract<Account, { asset: object }>;
  data: AccountsData;
}

/**
 * At which bank an account with a balance is: one that is recorded already, or a new one. A balance comes to be discussed alone with
 * the account that it lies on: such a one is there only for what its owner owns alone.
 */
export function BankFields({ account, data }: BankFieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'accounts.bank' });
  const assets = useEntries('assets');
  const banks = useEntries('bankAccounts');
  const { recorded } = useBankAccountName(data);
  const of = t('of');
  const owners = ownersOfAccount(account, data).join();
  const free = accountsOf(data).flatMap(({ asset, bank, bankId }) => {
    const isForOthers = bank?.discussedAlone !== undefined && bank.personIds.join() !== owners;
    return asset || isForOthers ? [] : [bankId];
  });
  const offered = account.bankId === undefined ? free : [account.bankId, ...free];
  const link = (accountId: string | undefined) => {
    const mode = data.bankAccounts.items[accountId ?? '']?.discussedAlone;
    assets.change(account.id, { accountId, ...(mode && { discussedAlone: mode }) }, of);
  };
  const record = () => {
    const id = crypto.randomUUID();
    const position = Object.keys(data.bankAccounts.items).length;
    banks.put(id, { personIds: ownersOfAccount(account, data), position }, of);
    link(id);
  };
  return (
    <Stack gap="medium">
      <h3>{t('title')}</h3>
      {offered.length > 0 && (
        <SelectField
          label={t('which')}
          emptyLabel={t('none')}
          options={offered.map((id) => ({ value: id, label: recorded(id) }))}
          value={account.bankId}
          onChange={link}
        />
      )}
      {account.bank && account.bankId !== undefined ? (
        <BankFacts id={account.bankId} bank={account.bank} data={data} />
      ) : (
        <Row>
          <Button writes onClick={record}>
            {t('record')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
