import { maskIban } from '@vp-digital/core/finance';
import { type ModelAccount, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useMayKnow } from '@vp-digital/core/micro-app';
import type { TwoAccountsData } from './data';

type Data = Pick<TwoAccountsData, 'bankAccounts' | 'persons'>;

/** What accounts are called: by their role, by their bank, and for whoever may know it by the end of their number. */
export function useAccountName(data: Data) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.account' });
  const { t: code } = useTranslation('household/bankAccounts');
  const mayKnow = useMayKnow('bank');
  /** A recorded account by its bank or holder: what messages and drafts may say of it. */
  const named = (accountId: string): string => {
    const { institution, holder } = data.bankAccounts.items[accountId] ?? {};
    return institution ?? holder ?? t('unnamed');
  };
  /** A recorded account, without its role. */
  const recorded = (accountId: string): string => {
    const { iban } = data.bankAccounts.items[accountId] ?? {};
    const number = mayKnow && iban !== undefined ? maskIban({ iban }) : undefined;
    return [named(accountId), number].filter(Boolean).join(', ');
  };
  /** A place of the model, whose, and which account plays it. */
  const place = ({ role, personId, accountId }: ModelAccount): string => {
    const whose = personId === undefined ? undefined : shortNameOf(data, personId);
    const name = [code(`purpose.${role}`), whose].filter(Boolean).join(' ');
    return accountId === undefined ? name : t('recorded', { name, account: recorded(accountId) });
  };
  return { named, recorded, place };
}
