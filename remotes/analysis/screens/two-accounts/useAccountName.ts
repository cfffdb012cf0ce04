import { type ModelAccount, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useAccountPurpose } from '../../shared/fields/useAccountPurpose';
import { useBankAccountName } from '../../shared/fields/useBankAccountName';
import type { TwoAccountsData } from './data';

type Data = Pick<TwoAccountsData, 'bankAccounts' | 'persons' | 'employments' | 'incomes'>;

/** What accounts are called: by their role, and as recorded ones are. */
export function useAccountName(data: Data) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.account' });
  const purposeOf = useAccountPurpose(data);
  const { named, recorded } = useBankAccountName(data);
  /** A place of the model, whose, and which account plays it. */
  const place = ({ role, personId, accountId }: ModelAccount): string => {
    const whose = personId === undefined ? undefined : shortNameOf(data, personId);
    const name = [purposeOf(role, personId === undefined ? [] : [personId]), whose].filter(Boolean).join(' ');
    return accountId === undefined ? name : t('recorded', { name, account: recorded(accountId) });
  };
  return { named, recorded, place };
}
