import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useAhead, useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Button, Card, Empty, Page, Stack } from '@vp-digital/core/ui';
import { useSnapshotQuery, useSnapshotsQuery } from '../../api';
import { SummarizeButton } from '../../shared/summarize/SummarizeButton';
import { SaveSnapshotCard } from './SaveSnapshotCard';
import { SnapshotList } from './SnapshotList';
import { WorthCard } from './WorthCard';

/** Fetched beside the list, which stands without it; destructured, so that no more of the floor comes with it. */
const CompareCard = later(async () => {
  const { CompareCard: Compare } = await import('@vp-digital/core/snapshots');
  return Compare;
});

const ahead = [CompareCard] as const;

const useSnapshot = (place: Parameters<typeof useSnapshotQuery>[0]) => fromQuery(useSnapshotQuery(place));

/** Stände: every frozen moment of the household, and the action that freezes one. */
export default function SnapshotsPage() {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'snapshots' });
  useAhead(ahead);
  const householdId = useHouseholdId();
  const snapshots = fromQuery(useSnapshotsQuery(householdId));
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  const count = snapshots.status === 'ready' ? snapshots.data.length : undefined;
  return (
    <Page
      name={t('name')}
      headline={count ? t('headline', { count }) : t('headlineEmpty')}
      actions={
        <>
          <Button href={routes.recap.href({ householdId })}>{t('recap')}</Button>
          <SummarizeButton kind="primary" />
        </>
      }
    >
      <SaveSnapshotCard />
      <LoadedState
        result={snapshots}
        isEmpty={(list) => list.length === 0}
        empty={
          <Card>
            <Empty>{t('empty')}</Empty>
          </Card>
        }
      >
        {(list) => (
          <Stack>
            <SnapshotList snapshots={list} />
            {canSeeBalance && <WorthCard snapshots={list} />}
            <CompareCard snapshots={list} useSnapshot={useSnapshot} />
          </Stack>
        )}
      </LoadedState>
    </Page>
  );
}
