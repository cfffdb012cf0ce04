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
  const exact = netWorth(result.data);
  const worth = shownWorth(exact);
  const { waitsFor } = exact;
  const whole = (amount: number) => euros(amount, { unit: 'none' });
  return (
    <Kpi
      label={t('netWorth')}
      state={waitsFor === undefined ? 'ready' : 'empty'}
      value={whole(worth.netWorth)}
      unit="€"
      caption={
        waitsFor === undefined
          ? t('worthDifference', { assets: whole(worth.assets), debts: whole(worth.liabilities) })
          : t(`worthLacks.${waitsFor}`)
      }
    />
  );
}
