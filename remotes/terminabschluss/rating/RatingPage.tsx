import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SectionsPage } from '@vp-digital/core/micro-app';
import { RatingView } from './RatingView';
import { ratingSections } from './sections';

/** Bewertung davor / jetzt: how the customer felt before the appointment, and feels now. */
export default function RatingPage() {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  return (
    <SectionsPage name={t('name')} sections={ratingSections}>
      {(data) => <RatingView data={data} />}
    </SectionsPage>
  );
}
