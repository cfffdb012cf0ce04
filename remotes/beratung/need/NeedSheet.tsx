import type { IncomeProtection } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { CalculationSheet } from '@vp-digital/core/ui';

export interface NeedSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  name: string;
  protection: IncomeProtection;
  /** Percent of net. */
  share: number;
  costs: number | undefined;
}

/** How F17 comes about: need less net pension less private pensions. */
export function NeedSheet({ name, protection, share, costs, ...sheet }: NeedSheetProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'need.sheet' });
  const { date, money, percent } = useFormat();
  const { clock } = useHost();
  const { net, healthPremium, target, pension, pensionNet, privatePension, gap, secured } = protection;
  const left = pension.gross > 0 ? pensionNet / pension.gross : 0;
  const whole = { maximumDecimals: 0 };
  return (
    <CalculationSheet
      {...sheet}
      basis={t('basis', { name, date: date(clock.today()) })}
      result={{ value: money(gap, { unit: 'none' }), unit: t('euroMonthly') }}
      steps={[
        { key: 'net', label: t('net'), detail: t('netDetail'), amount: net + healthPremium },
        ...(healthPremium > 0
          ? [{ key: 'premium', label: t('premium'), detail: t('premiumDetail'), amount: -healthPremium }]
          : []),
        {
          key: 'target',
          label: t('target'),
          detail: `${money(net)} × ${percent(share / 100, whole)}`,
          amount: target,
        },
        {
          key: 'pension',
          label: t(`pension.${pension.kind}`),
          detail:
            pension.gross > 0
              ? `${money(pension.gross)} × ${percent(left, whole)} · ${t(`source.${pension.source}`)}`
              : t(`source.${pension.source}`),
          amount: -pensionNet,
        },
        { key: 'private', label: t('private'), detail: t('privateDetail'), amount: -privatePension },
        ...(secured > target ? [{ key: 'surplus', label: t('surplus'), amount: secured - target }] : []),
        { key: 'gap', label: t('gap'), amount: gap },
      ]}
      remark={costs === undefined ? undefined : t('remark', { costs: money(costs) })}
    />
  );
}
