import { freeAmount, knownNet } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Columns } from '@vp-digital/core/ui';
import type { OverviewData } from './overviewData';
import { type TileName, tiles } from './tiles/tiles';

export interface TileGridProps {
  /** In the advisor's order. */
  names: readonly TileName[];
  /** Undefined until it is there, or when it cannot be had. */
  data: OverviewData | undefined;
}

/** The tiles in the advisor's order; each is a world of its own. */
export function TileGrid({ names, data }: TileGridProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const month = data && freeAmount(data);
  return (
    <>
      {month && knownNet(data).kind === 'computed' && month.free < 0 && (
        <Alert tone="warning" title={t('overdrawnTitle')}>
          {t('overdrawn')}
        </Alert>
      )}
      <Columns>
        {names.map((name) => {
          const tile = tiles.find((one) => one.name === name);
          return tile && <tile.Content key={name} />;
        })}
      </Columns>
    </>
  );
}
