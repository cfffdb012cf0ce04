import { type AccountRole, type BankAccount, inOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry, useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Columns, Empty, SelectField } from '@vp-digital/core/ui';
import { useAccountPurpose } from '../../shared/fields/useAccountPurpose';
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
            <RoleField key={id} data={data} id={id} account={account} name={named(id)} label={recorded(id)} />
          ))}
        </Columns>
      )}
    </Card>
  );
}

interface RoleFieldProps {
  data: TwoAccountsData;
  id: string;
  account: BankAccount;
  /** What messages call it, without its number. */
  name: string;
  label: string;
}

/** The role of an account is its purpose, which stands with the account. */
function RoleField({ data, id, account, name, label }: RoleFieldProps) {
  const purposeOf = useAccountPurpose(data);
  const editor = useEntry({ section: 'bankAccounts', id, value: account, of: name });
  return (
    <SelectField<AccountRole>
      {...editor.choice('purpose')}
      label={label}
      options={roles.map((value) => ({ value, label: purposeOf(value, account.personIds) }))}
    />
  );
}

const roles = ['salary', 'household', 'consumption', 'saving'] as const satisfies readonly AccountRole[];
