import type { BalanceScope, NetWorth } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { nearestEuro } from '@vp-digital/core/reference/format';
import { Key } from '@vp-digital/core/ui';

export interface BalanceLeadProps {
  worth: NetWorth;
  isEmpty: boolean;
  scope: BalanceScope;
}

/** F10 as a sentence, or what it lacks; below zero it is a phase of life, not a failure. */
export function BalanceLead({
  worth: { liabilities, netWorth, waitsFor },
  isEmpty,
  scope,
}: BalanceLeadProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'balance' });
  const { euros } = useFormat();
  if (isEmpty) return t('leadEmpty');
  if (waitsFor !== undefined) return t(`leadMissing.${waitsFor}`, { debts: euros(nearestEuro(liabilities)) });
  return (
    <Trans
      t={t}
      i18nKey={netWorth < 0 ? `lead.buildUp.${scope}` : `lead.positive.${scope}`}
      values={{ amount: euros(Math.abs(netWorth)) }}
      components={{ key: <Key /> }}
    />
  );
}
