import { FigureKpi } from '@vp-digital/core/figures';
import {
  goalPotential,
  goalPotentialFigure,
  goalRatesFigure,
  goalSavingsFigure,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { nearestEuro } from '@vp-digital/core/reference/format';
import { KpiStrip } from '@vp-digital/core/ui';
import type { WishesAndGoalsData } from '../../shared/wishes-and-goals/data';

/** What all goals take a month (F9), what is set aside for them today, and what is possible (F8). */
export function GoalFigures({ data }: { data: WishesAndGoalsData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals' });
  const { euros } = useFormat();
  const potential = goalPotential(data);
  const compared = (total: number) => {
    if (potential.kind !== 'computed') return undefined;
    const left = nearestEuro(potential.value.possible) - nearestEuro(total);
    if (left === 0) return t('caption.exact');
    return t(left > 0 ? 'caption.enough' : 'caption.over', { amount: euros(Math.abs(left)) });
  };
  return (
    <KpiStrip label={t('figures')}>
      <FigureKpi figure={goalRatesFigure} input={{}} caption={({ total }) => compared(total)} />
      <FigureKpi figure={goalSavingsFigure} input={{}} />
      <FigureKpi figure={goalPotentialFigure} input={{}} />
    </KpiStrip>
  );
}
