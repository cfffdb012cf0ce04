import { SortableRows } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button, Caption, Card, Row, Stack, Switch, VisuallyHidden } from '@vp-digital/core/ui';
import { useFigureTexts } from '@vp-digital/core/figures';
import type { TilePlace, TileName } from '../tiles/tiles';
import { arranged } from './arranged';
import { templates } from './templates';
import type { TileLayout } from './useTileLayout';

const places = ['main', 'aside'] as const satisfies TilePlace[];

const occasions = Object.keys(templates) as (keyof typeof templates)[];

/** The names of the tiles, to be dragged or moved by keys, and to be hidden; what is changed is kept at once. */
export default function Arrangement({ layout }: { layout: TileLayout }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.arrange' });
  const { t: code } = useTranslation('household/appointments');
  const nameOf = useTileName();
  const { names, namesIn, own } = layout;
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
      <Stack gap="medium">
        <Row gap="small">
          <Caption>{t('template')}</Caption>
          {occasions.map((occasion) => (
            <Button
              key={occasion}
              size="compact"
              onClick={() =>
                own?.arrange(arranged(templates[occasion].tiles, names), templates[occasion].hidden)
              }
            >
              {code(`occasion.${occasion}`)}
            </Button>
          ))}
        </Row>
        {layout.hasFailed && <Alert tone="negative" title={t('failed')} announce />}
        {places.map((place) => (
          <Stack key={place} gap="small">
            <h3>{t(`place.${place}`)}</h3>
            <SortableRows
              label={t(`place.${place}`)}
              rows={namesIn(place).map((name) => ({ name, title: nameOf(name) }))}
              aside={(name) => (
                <Switch
                  label={
                    <>
                      {t('show')} <VisuallyHidden>{nameOf(name)}</VisuallyHidden>
                    </>
                  }
                  value={!layout.isHidden(name)}
                  onChange={(shown) => own?.show(name, shown)}
                />
              )}
              onMove={(moved) =>
                own?.arrange(places.flatMap((one) => (one === place ? moved : namesIn(one))))
              }
            />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** What a tile is called; one that is about a figure is called as that is. */
function useTileName(): (name: TileName) => string {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.arrange' });
  const { word } = useFigureTexts();
  const { t: topic } = useTranslation('household/recap');
  return (name) => {
    if (name === 'protection') return topic('adviceTopic.work');
    const figure = name === 'grade' ? 'financialGrade' : name;
    return figure === 'reserve' || figure === 'netWorth' || figure === 'financialGrade'
      ? word(figure)
      : t(`tile.${figure}`);
  };
}
