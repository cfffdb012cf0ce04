import { type AccountRole, type BankAccount, inOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Columns, Empty, SelectField } from '@vp-digital/core/ui';
import type { TwoAccountsData } from './data';
import { useAccountName } from './useAccountName';

/** Which recorded account plays which role; the accounts themselves are recorded with the people. */
export function AccountsCard({ data }: { data: TwoAccountsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.accounts' });
  const householdId = useHouseholdId();
  const { named, recorded } = useAccountName(data);
  const accounts = inOrder(data.bankAccounts.items);
  const href = routes.personalDataSections.href({ householdId, id: householdId, sections: 'bankverbindung' });
  return (
    <Card title={t('title')} caption={t('caption')}>
      {accounts.length === 0 ? (
        <Empty
          action={
            <Button writes href={href}>
              {t('record')}
            </Button>
          }
        >
          {t('empty')}
        </Empty>
      ) : (
        <Columns>
          {accounts.map(([id, account]) => (
            <RoleField key={id} id={id} account={account} name={named(id)} label={recorded(id)} />
          ))}
        </Columns>
      )}
    </Card>
  );
}

interface RoleFieldProps {
  id: string;
  account: BankAccount;
  /** What messages call it, without its number. */
  name: string;
  label: string;
}

/** The role of an account is its purpose, which stands with the account. */
function RoleField({ id, account, name, label }: RoleFieldProps) {
  const { t: code } = useTranslation('household/bankAccounts');
  const editor = useEntry({ section: 'bankAccounts', id, value: account, of: name });
  return (
    <SelectField<AccountRole>
      {...editor.choice('purpose')}
      label={label}
      options={roles.map((value) => ({ value, label: code(`purpose.${value}`) }))}
    />
  );
}

const roles = ['salary', 'household', 'consumption', 'saving'] as const satisfies readonly AccountRole[];
