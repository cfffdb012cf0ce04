import { reserve } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, DataList, Figure, ProgressBar, Stack } from '@vp-digital/core/ui';
import type { OverviewData } from './sections';

/** F6: how many months the ready money lasts, against the target. */
export function ReserveCard({ data }: { data: OverviewData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { euros, number } = useFormat();
  const { available, monthlyNeed, months, targetMonths, missing } = reserve(data);
  if (months === undefined) return undefined;
  const shown = number(months, { minimumDecimals: 1 });
  const target = t('target', { count: targetMonths });
  return (
    <Card title={t('reserve')}>
      <Stack>
        <Figure value={shown} unit={t('months')} />
        <ProgressBar
          label={t('reserveLabel', { months: shown, target })}
          value={months}
          max={Math.max(months, targetMonths * (4 / 3))}
          target={{ value: targetMonths, label: target }}
        />
        <DataList
          items={[
            { key: 'available', label: t('reserveAvailable'), value: euros(available) },
            { key: 'need', label: t('reserveNeed'), value: euros(monthlyNeed) },
            missing > 0
              ? { key: 'missing', label: t('reserveMissing'), value: euros(missing), total: true }
              : { key: 'reached', label: t('reserveReached'), value: '', total: true },
          ]}
        />
      </Stack>
    </Card>
  );
}
