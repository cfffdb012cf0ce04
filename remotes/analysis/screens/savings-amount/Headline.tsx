import { WithoutIncome } from '@vp-digital/core/figures';
import type { PlannedSavings } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { formatMonth } from '@vp-digital/core/reference/format';
import { Key } from '@vp-digital/core/ui';
import { shownFreeAmount } from '@vp-digital/core/household';
import type { SavingsAmountData } from './data';

export interface HeadlineProps {
  data: SavingsAmountData;
  /** Undefined while nobody knows what is free. */
  plan: PlannedSavings | undefined;
}

/** What is agreed; else what is possible beside what is saved today. */
export function Headline({ data, plan }: HeadlineProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.headline' });
  const { euros, language } = useFormat();
  if (!plan) return t('unknown');
  const { potential, agreed, startMonth } = plan;
  const kind = potential.free < 0 ? 'relief' : agreed ? 'agreed' : 'possible';
  return (
    <>
      <Trans
        t={t}
        i18nKey={kind}
        values={{
          lack: euros(Math.abs(shownFreeAmount(data).free)),
          agreed: euros(agreed?.amount ?? 0),
          month: formatMonth(startMonth, language),
          potential: euros(potential.potential),
          today: euros(potential.savings),
        }}
        components={{ key: <Key /> }}
      />
      <WithoutIncome />
    </>
  );
}
