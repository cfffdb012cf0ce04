import { netWorth, shownWorth } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { useCurrentSections } from '../useCurrentSections';
import { Kpi } from '@vp-digital/core/ui';
import { kpiState } from './kpiState';

const sections = ['persons', 'contracts', 'assets', 'liabilities'] as const;

/** F10: assets less debts. */
export function WorthFigure() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { euros } = useFormat();
  const result = useCurrentSections(sections);
  if (result.status !== 'ready') return <Kpi label={t('netWorth')} {...kpiState(result)} />;
  const worth = shownWorth(netWorth(result.data));
  const whole = (amount: number) => euros(amount, { unit: 'none' });
  return (
    <Kpi
      label={t('netWorth')}
      state={worth.assets === 0 && worth.liabilities === 0 ? 'empty' : 'ready'}
      value={whole(worth.netWorth)}
      unit="€"
      caption={
        worth.assets > 0 &&
        t('worthDifference', { assets: whole(worth.assets), debts: whole(worth.liabilities) })
      }
    />
  );
}
