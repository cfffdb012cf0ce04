import type { Asset } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { useState } from 'react';
import { type Account, type AccountKind, type AccountsData, evenShares } from './accounts';

export interface AccountList {
  /** Records a balance, of an account that its bank is known of or of a new one, and says under which id. */
  add(kind: AccountKind, bank?: Extract<Account, { asset: undefined }>): string;
  remove(id: string, asset: Asset): void;
  /** What was removed last and is not back, by its name. */
  removed: string | undefined;
  restore(): void;
}

/** Adding and removing balances of accounts; their banks stay with the people. */
export function useAccountList({ assets: { items } }: Pick<AccountsData, 'assets'>): AccountList {
  const { t } = useTranslation('household/assets');
  const today = useHost().clock.today();
  const assets = useEntries('assets');
  const [last, setLast] = useState<{ id: string; asset: Asset }>();
  const nameOf = ({ name, kind }: Asset) => name ?? t(`kind.${kind}`);
  return {
    add: (kind, bank) => {
      const id = crypto.randomUUID();
      const owners = bank?.bank.personIds ?? [];
      const asset: Asset = {
        kind,
        position: Object.keys(items).length,
        value: 0,
        asOf: today,
        ownership: owners.length > 0 ? evenShares(owners) : {},
        earmarked: false,
        ...(bank && { accountId: bank.bankId }),
        ...(bank?.bank.discussedAlone && { discussedAlone: bank.bank.discussedAlone }),
      };
      assets.put(id, asset, nameOf(asset));
      return id;
    },
    remove: (id, asset) => {
      assets.remove(id, nameOf(asset));
      setLast({ id, asset });
    },
    removed: last && !items[last.id] ? nameOf(last.asset) : undefined,
    restore: () => {
      if (last) assets.put(last.id, last.asset, nameOf(last.asset));
      setLast(undefined);
    },
  };
}
