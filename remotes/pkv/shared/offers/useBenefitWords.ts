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

/** "87 %", or "74 bis 82 %" where an offer says nothing about some wishes; 100 % is all of them, never nearly all. */
export function useFitText() {
  const { t } = useTranslation('pkv', { keyPrefix: 'benefits' });
  const { percent } = useFormat();
  const whole = (share: number) => (share < 1 ? Math.min(0.99, Math.round(share * 100) / 100) : 1);
  const text = (share: number) => percent(share, { maximumDecimals: 0 });
  return (fit: Fulfilment): string => {
    const [least, most] = [whole(fit.least), whole(fit.most)];
    return least === most
      ? text(least)
      : t('band', { least: String(Math.round(least * 100)), most: text(most) });
  };
}
