import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { HandOverSegment } from '@vp-digital/core/reference';
import { Card } from '@vp-digital/core/ui';
import { useCartList } from '../cart/useCartList';
import { HandOverTile } from './HandOverTile';
import classes from './HandOverTiles.module.css';
import type { HandOverData } from './segments';

/** Applications outside, under their heading; the page declares what a tile needs. */
export function HandOverTiles({
  data,
  segments,
}: {
  data: HandOverData;
  segments: readonly HandOverSegment[];
}) {
  const { t } = useTranslation('beratung', { keyPrefix: 'handOver' });
  const cart = useCartList(data);
  if (!cart) return undefined;
  return (
    <Card title={t('tiles')}>
      <div className={classes['tiles']}>
        {segments.map((segment) => (
          <HandOverTile key={segment} segment={segment} data={data} />
        ))}
      </div>
    </Card>
  );
}
