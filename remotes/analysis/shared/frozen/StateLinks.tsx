import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useSnapshotName } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Card, Stack, TextLink, useOffers } from '@vp-digital/core/ui';
import { useSeenSnapshots } from '../snapshots/snapshotsApi';
import type { StateCardProps } from './StateCard';

const most = 5;

/** The newest states that were kept, each with the way to what it shows of the page; nothing where there is none. */
export function StateLinks({ route }: Pick<StateCardProps, 'route'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'frozen' });
  const { day } = useFormat();
  const nameOf = useSnapshotName();
  const offers = useOffers();
  const snapshots = useSeenSnapshots();
  const [newest] = snapshots;
  if (!newest || !offers(route.href(newest))) return undefined;
  return (
    <Card
      title={t('states')}
      actions={
        snapshots.length > most && (
          <TextLink kind="more" href={routes.snapshots.href(newest)}>
            {t('all')}
          </TextLink>
        )
      }
    >
      <Stack gap="small">
        {snapshots.slice(0, most).map((snapshot) => (
          <TextLink key={snapshot.snapshotId} href={route.href(snapshot)}>
            {t('state', { day: day(snapshot.createdAt), label: nameOf(snapshot) })}
          </TextLink>
        ))}
      </Stack>
    </Card>
  );
}
