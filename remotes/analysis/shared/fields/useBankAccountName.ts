import { maskIban } from '@vp-digital/core/finance';
import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useMayKnow } from '@vp-digital/core/micro-app';

/** What recorded accounts are called: by their bank or holder, and for whoever may know it by the end of their number. */
export function useBankAccountName({ bankAccounts }: Pick<SectionData, 'bankAccounts'>) {
  const { t } = useTranslation('household/bankAccounts');
  const mayKnow = useMayKnow('bank');
  /** By its bank or holder: what messages and drafts may say of it. */
  const named = (accountId: string): string => {
    const { institution, holder } = bankAccounts.items[accountId] ?? {};
    return institution ?? holder ?? t('unnamed');
  };
  /** With the end of its number. */
  const recorded = (accountId: string): string => {
    const { iban } = bankAccounts.items[accountId] ?? {};
    const number = mayKnow && iban !== undefined ? maskIban({ iban }) : undefined;
    return [named(accountId), number].filter(Boolean).join(', ');
  };
  return { named, recorded };
}
