import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useSnapshotName } from '@vp-digital/core/parts';
import { useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { useAreaServices } from '@vp-digital/core/services';
import { Button, FreezeIcon, useToasts } from '@vp-digital/core/ui';
import { useCreateSnapshotMutation } from '../../shared/snapshots/snapshotsApi';

/** "Stand sichern": freezes the household as it stands today; its name can be changed among the snapshots. */
export function SaveStateButton() {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.save' });
  const { date } = useFormat();
  const { clock } = useHost();
  const householdId = useHouseholdId();
  const { queues } = useAreaServices();
  const toasts = useToasts();
  const nameOf = useSnapshotName();
  const [create, { isLoading }] = useCreateSnapshotMutation();
  if (!useHasPermission(permissions.sectionReport)) return undefined;

  const save = async () => {
    const label = t('label', { date: date(clock.today()) });
    await queues.flushAll();
    const request = { label, occasion: 'manual', purpose: 'analysis' } as const;
    const { data } = await create({ householdId, request });
    toasts.show(
      data
        ? { tone: 'positive', text: t('saved', { label: nameOf(data) }) }
        : { tone: 'negative', text: t('failed') },
    );
  };
  return (
    <Button writes icon={FreezeIcon} loading={isLoading} onClick={() => void save()}>
      {t('button')}
    </Button>
  );
}
