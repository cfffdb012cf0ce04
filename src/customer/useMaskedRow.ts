import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { CustomerRow } from './CustomerRows';

/**
 * Replaces confidential entries of a list that are to be shown as "verdeckt": in no sum, without a name and an amount.
 */
export function useMaskedRow(): (isThere: boolean) => CustomerRow[] {
  const { t } = useTranslation('household/customer', { keyPrefix: 'covered' });
  return (isThere) => (isThere ? [{ key: 'covered', name: t('name'), value: t('value') }] : []);
}
