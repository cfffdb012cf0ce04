import { WithoutIncome } from '@vp-digital/core/figures';
import { knownNet, leftOfMonth, shownFreeAmount } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { OverviewData } from '../overviewData';

/** The household's month in one sentence. */
export function Headline({ data }: { data: OverviewData }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const { euros } = useFormat();
  const { net, free } = shownFreeAmount(data);
  if (knownNet(data).kind !== 'computed') return t('headlineEmpty');
  return (
    <>
      <Trans
        t={t}
        i18nKey={keys[leftOfMonth(data)]}
        values={{ net: euros(net), free: euros(Math.abs(free)) }}
        components={{ key: <Key /> }}
      />
      <WithoutIncome />
    </>
  );
}

const keys = {
  unknown: 'headlineNet',
  soFar: 'headlineSoFar',
  everydaySoFar: 'headlineEverydaySoFar',
  short: 'headlineShort',
  free: 'headline',
} as const;
