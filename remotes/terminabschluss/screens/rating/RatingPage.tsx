import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import { useDeviceLockQuery } from '../../api';
import type { RatingData } from './data';
import { HandedOver } from './HandedOver';
import { RatingView } from './RatingView';

/**
 * Bewertung davor / jetzt: how the customer felt before the appointment, and feels now. While the device is in the
 * customer's hands it is their questions and nothing else; the services say whether it is.
 */
export default function RatingPage({ data }: PageProps<RatingData>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'rating' });
  const locked = fromQuery(useDeviceLockQuery(undefined, { refetchOnMountOrArgChange: true }));
  if (locked.status !== 'ready')
    return (
      <Page name={t('name')}>
        <LoadedState result={locked}>{() => undefined}</LoadedState>
      </Page>
    );
  const { lock } = locked.data;
  return lock?.purpose === 'rating' ? (
    <HandedOver data={data} asked={lock.asked ?? []} firstNames={lock.firstNames} />
  ) : (
    <RatingView data={data} />
  );
}
