import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { StepBar } from '@vp-digital/core/ui';
import { DeckPage } from '../../shared/deck/DeckPage';
import { type PresentationData, useSlides } from './useSlides';

/** Empfehlungspräsentation: why and how somebody recommends, in four slides, without any pressure. */
export default function RecommendationPresentationPage({ data }: PageProps<PresentationData>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recommendationPresentation' });
  const householdId = useHouseholdId();
  return (
    <DeckPage name={t('name')} headline={t('headline')} slides={useSlides(data)}>
      <StepBar
        back={{
          label: t('back'),
          href: routes.wishesAndRecommendations.href({ legacyHouseholdId: householdId }),
        }}
        next={{ label: t('next'), href: routes.recommendation.href({ householdId }) }}
      />
    </DeckPage>
  );
}
