import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import type { Benefit } from '../benefits/benefit';
import type { Fulfilment } from '../benefits/fulfilment';

/** What a tariff says of a benefit, in the reader's language; what it says nothing about is "keine Angabe". */
export function useBenefitWords() {
  const { t } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { language } = useFormat();
  return (benefit: Benefit | undefined): string => benefit?.words[language] ?? t('unknown');
}

/** "87 %", or "74 bis 82 %" where an offer says nothing about some wishes. */
export function useFitText() {
  const { t } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { percent } = useFormat();
  const whole = (share: number) => percent(Math.floor(share * 100 + 1e-6) / 100, { maximumDecimals: 0 });
  return ({ least, most }: Fulfilment): string =>
    whole(least) === whole(most)
      ? whole(least)
      : t('band', { least: String(Math.floor(least * 100 + 1e-6)), most: whole(most) });
}
