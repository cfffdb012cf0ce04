import type { BalanceScope, NetWorth } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { nearestEuro } from '@vp-digital/core/reference/format';
import { Key } from '@vp-digital/core/ui';

export interface BalanceHeadlineProps {
  worth: NetWorth;
  isEmpty: boolean;
  scope: BalanceScope;
}

/** F10 as a sentence, or what it lacks; below zero it is a phase of life, not a failure. */
export function BalanceHeadline({
  worth: { liabilities, netWorth, waitsFor },
  isEmpty,
  scope,
}: BalanceHeadlineProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { euros } = useFormat();
  if (isEmpty) return t('headlineEmpty');
  if (waitsFor !== undefined)
    return t(`headlineMissing.${waitsFor}`, { debts: euros(nearestEuro(liabilities)) });
  return (
    <Trans
      t={t}
      i18nKey={netWorth < 0 ? `headline.buildUp.${scope}` : `headline.positive.${scope}`}
      values={{ amount: euros(Math.abs(netWorth)) }}
      components={{ key: <Key /> }}
    />
  );
}
