import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Card, Skeleton, Stack } from '@vp-digital/core/ui';
import { lazy, Suspense } from 'react';
import { placeOf, type TilePlace } from '../tiles/tiles';
import type { TileLayout } from './useTileLayout';

const SortableTiles = lazy(() => import('./SortableTiles'));

const places = ['main', 'aside'] as const satisfies TilePlace[];

/** The names of the tiles, to be dragged or moved by keys, and to be hidden; what is changed is kept at once. */
export function Arrangement({ layout }: { layout: TileLayout }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.arrange' });
  const { names, own } = layout;
  const namesIn = (place: TilePlace) => names.filter((name) => placeOf(name) === place);
  return (
    <Card
      title={t('title')}
      caption={t('caption')}
      actions={
        <Button disabled={!own?.reset} onClick={own?.reset}>
          {t('reset')}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton shape="field" count={names.length} />}>
        <Stack gap="medium">
          {layout.hasFailed && <Alert tone="negative" title={t('failed')} announce />}
          {places.map((place) => (
            <Stack key={place} gap="small">
              <h3>{t(`place.${place}`)}</h3>
              <SortableTiles
                label={t(`place.${place}`)}
                names={namesIn(place)}
                isHidden={layout.isHidden}
                onShow={(name, shown) => own?.show(name, shown)}
                onChange={(moved) =>
                  own?.arrange(places.flatMap((one) => (one === place ? moved : namesIn(one))))
                }
              />
            </Stack>
          ))}
        </Stack>
      </Suspense>
    </Card>
  );
}
