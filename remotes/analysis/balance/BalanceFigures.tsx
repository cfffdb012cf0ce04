import { type NetWorth, shownWorth } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Kpi, KpiStrip } from '@vp-digital/core/ui';
import { ReserveKpi } from '../ReserveKpi';
import type { BalancePageData } from './sections';

/** The shares of F10, and how long the ready money lasts (F6). */
export function BalanceFigures({ data, worth }: { data: BalancePageData; worth: NetWorth }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance.figure' });
  const { euros, share: shareText } = useFormat();
  const shown = shownWorth(worth);
  const shares = [
    {
      key: 'debtRatio',
      share: worth.debtRatio,
      caption: t('ofAssets', { part: euros(shown.liabilities), assets: euros(shown.assets) }),
    },
    { key: 'propertyShare', share: worth.propertyShare, caption: t('propertyCaption') },
    { key: 'liquidityShare', share: worth.liquidityShare, caption: t('liquidityCaption') },
  ] as const;
  return (
    <KpiStrip label={t('label')}>
      {shares.map(({ key, share, caption }) => (
        <Kpi
          key={key}
          label={t(key)}
          state={share === undefined ? 'empty' : 'ready'}
          value={share === undefined ? undefined : shareText(share, { unit: 'none' })}
          unit="%"
          caption={share === undefined ? t(`missing.${worth.waitsFor ?? 'assets'}`) : caption}
        />
      ))}
      <ReserveKpi data={data} here="assets" />
    </KpiStrip>
  );
}
