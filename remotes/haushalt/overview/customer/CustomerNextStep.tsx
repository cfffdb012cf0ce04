import { NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { protectionGapFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { useNextStep } from '../head/useNextStep';

/** The same next step as the advisor's, in words for the customer. */
export function CustomerNextStep() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewCustomer.next' });
  const { t: area } = useTranslation('household/completeness', { keyPrefix: 'area' });
  const { euros } = useFormat();
  const next = useNextStep();
  switch (next?.kind) {
    case 'fact':
      return <NextStep about={area(next.area)}>{t('fact')}</NextStep>;
    case 'gap':
      return (
        <NextStep about={t('power', { name: next.name })}>
          <OfFigure figure={protectionGapFigure}>
            {t('gap', { name: next.name, amount: euros(next.gapMonth) })}
          </OfFigure>
        </NextStep>
      );
    case 'summary':
      return <NextStep about={t('summary')}>{t('sum')}</NextStep>;
    case undefined:
      return undefined;
  }
}
