import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption } from '@vp-digital/core/ui';

export interface ChurchTaxHintProps {
  /** Net of a month with church tax; undefined once it is known whether there is any. */
  ifChurchMember: number | undefined;
}

/** What an estimate takes for granted while nobody has told of church tax, and what it would be otherwise. */
export function ChurchTaxHint({ ifChurchMember }: ChurchTaxHintProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { money } = useFormat();
  if (ifChurchMember === undefined) return undefined;
  return <Caption>{t('net.noChurchTax', { amount: money(ifChurchMember) })}</Caption>;
}
