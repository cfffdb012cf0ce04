import { type AccountRole, inOrder, roleOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Columns, Empty, SelectField } from '@vp-digital/core/ui';
import type { TwoAccountsData } from './data';
import { useAccountName } from './useAccountName';
import { useModelEditor } from './useModelEditor';

/** Which recorded account plays which role; the accounts themselves are recorded with the people. */
export function AccountsCard({ data }: { data: TwoAccountsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.accounts' });
  const { t: code } = useTranslation('household/bankAccounts');
  const householdId = useHouseholdId();
  const editor = useModelEditor(data);
  const { recorded } = useAccountName(data);
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
          {accounts.map(([id]) => (
            <SelectField<AccountRole>
              key={id}
              {...editor.part('roles', id, recorded(id)).choice('role', recorded(id))}
              label={recorded(id)}
              value={roleOf(data, id)}
              options={roles.map((value) => ({ value, label: code(`purpose.${value}`) }))}
            />
          ))}
        </Columns>
      )}
    </Card>
  );
}

const roles = ['salary', 'household', 'consumption', 'saving'] as const satisfies readonly AccountRole[];
