import { OfField, OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Columns, DataList, RoleMark, Row, Stack } from '@vp-digital/core/ui';
import { BudgetBar, columnRoles } from './BudgetBar';
import { planColumns } from './columns';
import type { PlanEffects } from './effects';
import type { ComputedPlan, PlanBudget } from './plan';

export interface BudgetCardProps {
  budget: PlanBudget;
  agreed: NonNullable<PlanBudget['agreed']>;
  plan: ComputedPlan;
  effects: PlanEffects;
}

/** Where the money comes from, and how much of it is divided. */
export function BudgetCard({ budget, agreed, plan, effects }: BudgetCardProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan.budget' });
  const { t: word } = useTranslation('beratung', { keyPrefix: 'securityPlan.column' });
  const { date, euros } = useFormat();
  const left = budget.total - plan.total;
  const { free } = effects;
  return (
    <Card
      title={t('title', { amount: euros(budget.total) })}
      caption={t('agreed', {
        amount: euros(agreed.amount),
        date: date(agreed.on),
        today: euros(budget.savedToday),
      })}
    >
      <Columns>
        <Stack gap="small">
          <OfField field="savingsPlan.agreedAmount">
            <DataList
              items={[
                { key: 'savings', label: t('savings'), value: euros(budget.fromSavings) },
                { key: 'cash', label: t('cash'), value: euros(budget.cash) },
                { key: 'total', label: t('total'), value: euros(budget.total), total: true },
              ]}
            />
          </OfField>
          {plan.today.unknown > 0 && <Caption>{t('unknownPremium', { count: plan.today.unknown })}</Caption>}
          {budget.bound > 0 && <Caption>{t('bound', { amount: euros(budget.bound) })}</Caption>}
        </Stack>
        <Stack gap="small">
          <BudgetBar planned={plan.planned} budget={budget.total} />
          <DataList
            items={planColumns.map((column) => ({
              key: column,
              label: (
                <Row gap="small">
                  <RoleMark role={columnRoles[column]} />
                  <span>{word(column)}</span>
                </Row>
              ),
              value: euros(plan.planned[column]),
            }))}
          />
          <p>
            <b>{t(left > 0 ? 'left' : left === 0 ? 'divided' : 'over', { amount: euros(Math.abs(left)) })}</b>
          </p>
          <OfFigure figure={freeAmountFigure}>
            <p>
              {free.kind === 'computed'
                ? t('free', { amount: euros(free.value - plan.rest.protect) })
                : t('freeUnknown')}
            </p>
          </OfFigure>
        </Stack>
      </Columns>
    </Card>
  );
}
