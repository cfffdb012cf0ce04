import { useNames } from '@vp-digital/core/customer';
import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { DeckCustomer } from '../../shared/deck/DeckCustomer';
import { type PresentationData, useSlides } from './useSlides';

/** The four slides for the customer. */
export default function RecommendationPresentationCustomer({ data }: PageProps<PresentationData>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recommendationPresentationCustomer' });
  const names = useNames(data);
  return (
    <DeckCustomer
      ask={t('ask')}
      name={t('name', { names })}
      headline={t('headline')}
      slides={useSlides(data)}
      next={{ about: t('next'), text: t('why') }}
    />
  );
}
