import type { HealthCosts } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import classes from './CourseChart.module.css';
import type { ChartShape, Money } from './chartShape';
import { shownAt } from './shownCosts';

export interface EndLabelsProps {
  shape: ChartShape;
  last: HealthCosts | undefined;
  money: Money;
}

/** Where the curves end: the dearer one named above its line, the other below. */
export function EndLabels({ shape, last, money }: EndLabelsProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.chart' });
  const { euros } = useFormat();
  if (!last) return undefined;
  const shown = shownAt(last, money);
  const dearer = last.private[money] > last.statutory[money] ? 'private' : 'statutory';
  return (['statutory', 'private'] as const).map((system) => (
    <b
      key={system}
      className={classes['end']}
      data-system={system}
      data-side={system === dearer ? 'above' : 'below'}
      style={{ bottom: `${shape.up(last[system][money]) * 100}%` }}
      aria-hidden
    >
      {t(`end.${system}`, { amount: euros(shown[system]) })}
    </b>
  ));
}
