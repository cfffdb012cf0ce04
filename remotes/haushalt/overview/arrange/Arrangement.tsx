import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Card, Skeleton, Stack } from '@vp-digital/core/ui';
import { lazy, Suspense } from 'react';
import type { TileOrder } from './useTileOrder';

const SortableTiles = lazy(() => import('./SortableTiles'));

/** The names of the tiles, to be dragged or moved by keys; what is moved is kept at once. */
export function Arrangement({ order }: { order: TileOrder }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.arrange' });
  return (
    <Card
      title={t('title')}
      caption={t('caption')}
      actions={
        <Button disabled={!order.isOwn} onClick={() => order.change?.(undefined)}>
          {t('reset')}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton shape="field" count={order.names.length} />}>
        <Stack gap="small">
          {order.hasFailed && <Alert tone="negative" title={t('failed')} announce />}
          <SortableTiles names={order.names} onChange={(names) => order.change?.(names)} />
        </Stack>
      </Suspense>
    </Card>
  );
}
