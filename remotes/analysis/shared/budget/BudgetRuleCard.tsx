import { FigureCalculation, useFigureTexts } from '@vp-digital/core/figures';
import { budgetRule, dividedNetFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Ring } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import classes from './BudgetRuleCard.module.css';
import { BudgetRuleRows } from './BudgetRuleRows';
import { ruleParts, type ShownRule } from './ruleParts';
import type { ExpensesData } from './data';

/** F5: needs, wishes and saving against the rule of thumb 50-30-20. */
export function BudgetRuleCard({ data }: { data: ExpensesData }) {
  const rule = budgetRule(data);
  if (rule.kind !== 'computed') return undefined;
  return (
    <RuleCard rule={rule.value}>
      <FigureCalculation figure={dividedNetFigure} household={data} input={{}} />
    </RuleCard>
  );
}

export interface RuleCardProps {
  rule: ShownRule;
  /** How it was calculated. */
  children?: ReactNode;
}

/** Three parts of an already known net. */
export function RuleCard({ rule, children }: RuleCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'rule' });
  const { euros } = useFormat();
  const { overNet } = rule;
  return (
    <Card title={t('title')} caption={t('caption')}>
      <div className={classes['rule']}>
        {overNet === 0 && <RuleRing rule={rule} />}
        <BudgetRuleRows rule={rule} />
      </div>
      {overNet > 0 && <p className={classes['over']}>{t('overNet', { amount: euros(overNet) })}</p>}
      {children}
    </Card>
  );
}

/** A ring only divides a whole: not drawn if spending exceeds the net. */
function RuleRing({ rule }: Pick<RuleCardProps, 'rule'>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'rule' });
  const { word } = useFigureTexts();
  const { euros, percent } = useFormat();
  const shares = ruleParts.map(({ key }) => `${word(key)} ${percent(rule[key].shown)}`);
  return (
    <Ring
      label={t('label', { parts: shares.join(', ') })}
      parts={ruleParts.map(({ key, role }) => ({ key, role, share: rule[key].share }))}
      value={euros(rule.net)}
      caption={t('net')}
    />
  );
}
