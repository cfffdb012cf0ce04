import { OfField } from '@vp-digital/core/figures';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { ConfidentialRow } from '../../../shared/confidential/ConfidentialList';
import { useBankAccountName } from '../../../shared/fields/useBankAccountName';
import { type Account, type AccountsData, discussedAloneOfAccount, ownersOfAccount } from './accounts';

/** What of these accounts one person discusses alone. */
export function useApart(accounts: readonly Account[], data: AccountsData): ConfidentialRow[] {
  const { t: kind } = useTranslation('household/assets');
  const { named } = useBankAccountName(data);
  const { money } = useFormat();
  return accounts.flatMap((account): ConfidentialRow[] => {
    const { id, asset, bankId } = account;
    const mode = discussedAloneOfAccount(account);
    if (mode === undefined) return [];
    return [
      {
        id,
        name: asset ? (asset.name ?? kind(`kind.${asset.kind}`)) : named(bankId),
        mode,
        owners: ownersOfAccount(account, data),
        amount: asset ? <OfField field="assets.value">{money(asset.value)}</OfField> : '–',
      },
    ];
  });
}
