import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { type SumColumn, SumTable } from '@vp-digital/core/ui';
import classes from './Rates.module.css';
import type { RatePart } from './rateParts';

/** What each goal takes a month, in the order and the colours of the bar. */
export function RateTable({ parts }: { parts: readonly RatePart[] }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'wishesAndGoals.rates' });
  const { euros, language } = useFormat();
  const columns: SumColumn<RatePart>[] = [
    {
      kind: 'text',
      key: 'goal',
      header: t('goal'),
      cell: ({ title, term, series }) => (
        <span className={classes['name']}>
          <svg className={classes['square']} width="12" height="12" aria-hidden>
            <rect data-series={series} width="12" height="12" rx="3" />
          </svg>
          <span>
            {title ?? t('others')} {term !== undefined && formatMonth(term, language)}
          </span>
        </span>
      ),
    },
    {
      kind: 'figure',
      key: 'rate',
      header: t('rate'),
      value: ({ rate }) => rate,
      format: (rate) => euros(rate),
    },
  ];
  return (
    <SumTable
      caption={t('title')}
      columns={columns}
      rows={parts}
      rowKey={({ key }) => key}
      total={t('total')}
    />
  );
}
