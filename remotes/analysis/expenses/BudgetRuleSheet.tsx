import type { BudgetPart, BudgetRule } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { CalculationSheet } from '@vp-digital/core/ui';
import { ruleParts } from './ruleParts';

export interface BudgetRuleSheetProps {
  id: string;
  opened: boolean;
  onClose(): void;
  rule: BudgetRule;
}

/** How the three parts come about, and what they are measured by. */
export function BudgetRuleSheet({ rule, ...sheet }: BudgetRuleSheetProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { date, money, share } = useFormat();
  const { clock } = useHost();
  const divided = ({ amount, share: part }: BudgetPart) =>
    `${money(amount)} ÷ ${money(rule.net)} = ${share(part)}`;
  return (
    <CalculationSheet
      {...sheet}
      basis={t('rule.basis', { date: date(clock.today()) })}
      result={{ value: money(rule.net, { unit: 'none' }), unit: t('euroMonthly') }}
      steps={[
        ...ruleParts.map(({ key }) => ({
          key,
          label: t(`rule.${key}`),
          detail: `${t(`rule.contains.${key}`)} · ${divided(rule[key])}`,
          amount: rule[key].amount,
        })),
        ...(rule.overNet > 0
          ? [{ key: 'overNet', label: t('rule.overNetStep'), amount: -rule.overNet }]
          : []),
        { key: 'net', label: t('rule.net'), amount: rule.net },
      ]}
      remark={t('rule.remark')}
    />
  );
}
