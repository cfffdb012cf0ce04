import { NextStep } from '@vp-digital/core/customer';
import { OfNeed, useNeedWords } from '@vp-digital/core/figures';
import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNextStep } from '../next/useNextStep';

/** The same next step as the advisor's, in words for the customer. */
export function CustomerNextStep({ data }: { data: Pick<SectionData, 'persons'> }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overviewCustomer.next' });
  const { t: area } = useTranslation('household/completeness', { keyPrefix: 'area' });
  const { amount, name } = useNeedWords(data);
  const next = useNextStep();
  switch (next?.kind) {
    case 'fact':
      return <NextStep about={area(next.area)}>{t('fact')}</NextStep>;
    case 'topic': {
      const { need } = next.row;
      return (
        <NextStep about={name(next.row)}>
          <OfNeed topic={next.row.topic}>
            {need.kind === 'measured' ? t('gap', { amount: amount(need, need.gap) }) : t('presence')}
          </OfNeed>
        </NextStep>
      );
    }
    case 'summary':
      return <NextStep about={t('summary')}>{t('sum')}</NextStep>;
    case undefined:
      return undefined;
  }
}
