import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useSections } from '@vp-digital/core/services';
import { Page } from '@vp-digital/core/ui';
import { RatingView } from './RatingView';
import { ratingSections } from './sections';

/** Bewertung davor / jetzt: how the customer felt before the appointment, and feels now. */
export default function RatingPage() {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const sections = useSections(useHouseholdId(), ratingSections);
  if (sections.status === 'ready') return <RatingView data={sections.data} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={sections}>{() => undefined}</LoadedState>
    </Page>
  );
}
