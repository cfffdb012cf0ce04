import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure, OfNeed, useFigureText, useFigureTexts, useNeedWords } from '@vp-digital/core/figures';
import { financialGradeFigure, type PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { columnRoles } from './BudgetBar';
import { planColumns } from './columns';
import type { PlanData } from './data';
import { planEffects } from './effects';
import { computedPlan, planBudget } from './plan';

/** What is planned a month in each column and what that changes, for the customer. */
export default function SecurityPlanCustomer({ data }: PageProps<PlanData>) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlanCustomer' });
  const { t: column } = useTranslation('beratung', { keyPrefix: 'securityPlan.column' });
  const { t: words } = useTranslation('beratung', { keyPrefix: 'securityPlan.effects' });
  const { word } = useFigureTexts();
  const write = useFigureText();
  const { name, amount } = useNeedWords(data);
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const budget = planBudget(data, date);
  const page = { ask: t('ask'), name: t('name', { names: useNames(data) }) };
  if (budget.kind !== 'computed' || !budget.value.agreed)
    return (
      <CustomerPage {...page} headline={t(budget.kind === 'computed' ? 'headlineAsk' : 'headlineUnknown')}>
        <NextStep about={t('nextAsk')}>{t('whyAsk')}</NextStep>
      </CustomerPage>
    );
  const plan = computedPlan(data, date);
  const { gaps, grade, after } = planEffects(data, plan, date);
  const most = Math.max(1, ...planColumns.map((one) => plan.today[one] + plan.planned[one]));
  const graded = (value: number | undefined) =>
    value === undefined ? words('unknown') : write('grade', value).value;
  const [next] = after.open;
  return (
    <CustomerPage
      {...page}
      headline={
        <Trans
          t={t}
          i18nKey={plan.total === 0 ? 'headlineNothing' : 'headline'}
          values={{ amount: euros(plan.total), budget: euros(budget.value.total) }}
          components={{ key: <Key /> }}
        />
      }
    >
      <CustomerCard title={t('columns')}>
        <CustomerRows
          rows={planColumns.map((one) => ({
            key: one,
            name: column(one),
            detail: t('fromTo', { today: euros(plan.today[one]), more: euros(plan.planned[one]) }),
            value: t('monthly', { amount: euros(plan.today[one] + plan.planned[one]) }),
            role: columnRoles[one],
            share: (plan.today[one] + plan.planned[one]) / most,
          }))}
        />
      </CustomerCard>
      <CustomerCard title={t('changes')}>
        <CustomerRows
          rows={gaps.map(({ row, is }) => ({
            key: row.key,
            name: t('gap', { topic: name(row) }),
            detail: (
              <OfNeed topic={row.topic}>
                {t('today', {
                  amount: row.need.kind === 'measured' ? amount(row.need, row.need.gap) : '',
                })}
              </OfNeed>
            ),
            value: (
              <OfNeed topic={row.topic}>
                {is?.need.kind !== 'measured'
                  ? words('unknown')
                  : is.need.gap < 50
                    ? t('closed')
                    : amount(is.need, is.need.gap)}
              </OfNeed>
            ),
            certainty: 'estimated' as const,
          }))}
        />
        <OfFigure figure={financialGradeFigure}>
          <CustomerRows
            rows={[
              {
                key: 'grade',
                name: word('financialGrade'),
                detail: t('today', { amount: graded(grade.was) }),
                value: graded(grade.is),
              },
            ]}
          />
        </OfFigure>
      </CustomerCard>
      {next && <NextStep about={name(next)}>{t('why')}</NextStep>}
    </CustomerPage>
  );
}
