import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SectionsPage } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import { useDeviceLockQuery } from '../api';
import { HandedOver } from './HandedOver';
import { RatingView } from './RatingView';
import { customerSections, ratingSections } from './sections';

/**
 * Bewertung davor / jetzt: how the customer felt before the appointment, and feels now. While the device is in the
 * customer's hands it is their questions and nothing else; the services say whether it is.
 */
export default function RatingPage() {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const locked = fromQuery(useDeviceLockQuery(undefined, { refetchOnMountOrArgChange: true }));
  if (locked.status !== 'ready')
    return (
      <Page name={t('name')}>
        <LoadedState result={locked}>{() => undefined}</LoadedState>
      </Page>
    );
  const { lock } = locked.data;
  return lock ? (
    <SectionsPage name={t('name')} sections={customerSections}>
      {(data) => <HandedOver data={data} firstNames={lock.firstNames} />}
    </SectionsPage>
  ) : (
    <SectionsPage name={t('name')} sections={ratingSections}>
      {(data) => <RatingView data={data} />}
    </SectionsPage>
  );
}
