import type { Referral } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { LoadedState } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Empty, type SumColumn, SumTable } from '@vp-digital/core/ui';
import { useCodes } from '../../shared/codes/useCodes';

/** Earlier recommendations: by which way, and how often their page was opened. Nobody who has come is named here. */
export function GivenCard() {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'wishesAndRecommendations.given' });
  const { t: words } = useTranslation('terminabschluss', { keyPrefix: 'codes' });
  const { day } = useFormat();
  const columns: SumColumn<Referral>[] = [
    { kind: 'text', key: 'way', header: t('way'), cell: ({ way }) => words(`way.${way}`) },
    { kind: 'text', key: 'created', header: t('created'), cell: ({ createdAt }) => day(createdAt) },
    {
      kind: 'text',
      key: 'opened',
      header: t('opened'),
      cell: ({ opened }) => t('openedTimes', { count: opened }),
    },
    {
      kind: 'text',
      key: 'state',
      header: t('state'),
      cell: ({ closed, expiresAt }) => (closed ? t('closed') : t('open', { day: day(expiresAt) })),
    },
  ];
  return (
    <Card title={t('title')}>
      <LoadedState
        result={useCodes('recommendations')}
        isEmpty={({ items }) => items.length === 0}
        empty={<Empty>{t('none')}</Empty>}
      >
        {({ items }) => (
          <SumTable
            caption={t('title')}
            columns={columns}
            rows={items}
            rowKey={({ recommendationId }) => recommendationId}
          />
        )}
      </LoadedState>
    </Card>
  );
}
