import { useNeedWords } from '@vp-digital/core/figures';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { UndoButton } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Alert, Columns, Key, Page, Row, SegmentedChoice } from '@vp-digital/core/ui';
import { BudgetCard } from './BudgetCard';
import { planColumns } from './columns';
import { ColumnCard } from './ColumnCard';
import type { PlanData } from './data';
import { EffectsCard } from './EffectsCard';
import { planEffects } from './effects';
import { IntoCart } from './IntoCart';
import { LifeLineCard } from './LifeLineCard';
import { OpenGapsCard } from './OpenGapsCard';
import { OverBudget } from './OverBudget';
import { computedPlan, type PlanBudget } from './plan';
import { SimulationCard } from './SimulationCard';
import { useMode } from './useMode';
import { usePlanEditor } from './usePlanEditor';

export interface PlanViewProps {
  data: PlanData;
  budget: PlanBudget;
  agreed: NonNullable<PlanBudget['agreed']>;
}

/** One page in three modes: what is planned, dividing it, and what a little more would change. */
export function PlanView({ data, budget, agreed }: PlanViewProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan' });
  const { euros, list } = useFormat();
  const { name } = useNeedWords(data);
  const date = useHost().clock.today();
  const { mode, offered, choose } = useMode();
  const plan = computedPlan(data, date);
  const effects = planEffects(data, plan, date);
  const edit = usePlanEditor(data, plan, budget);
  const settled = new Set(effects.after.settled.map(({ key }) => key));
  const closed = effects.before.open.filter(({ key }) => settled.has(key));
  const first = effects.after.open.find(({ level }) => level === 1);
  const isBuiltAbove = first !== undefined && plan.rest.provide + plan.rest.wealth > 0;
  return (
    <Page
      name={t('name')}
      headline={
        <Trans
          t={t}
          i18nKey={plan.total === 0 ? 'headlineNothing' : closed.length > 0 ? 'headlineClosed' : 'headline'}
          values={{
            amount: euros(plan.total),
            budget: euros(budget.total),
            closed: list(closed.map(name)),
          }}
          components={{ key: <Key /> }}
        />
      }
      caption={t('caption')}
      actions={<UndoButton />}
    >
      <Row spread>
        <SegmentedChoice
          label={t('mode.label')}
          hideLabel
          writes={false}
          value={mode}
          onChange={choose}
          options={offered.map((value) => ({ value, label: t(`mode.${value}`) }))}
        />
      </Row>
      <BudgetCard budget={budget} agreed={agreed} plan={plan} effects={effects} />
      {plan.total > budget.total && <OverBudget edit={edit} excess={plan.total - budget.total} />}
      <Columns count={3} stretch>
        {planColumns.map((column) => (
          <ColumnCard
            key={column}
            column={column}
            data={data}
            plan={plan}
            budget={budget}
            edit={edit}
            isDividing={mode === 'regulaer'}
          />
        ))}
      </Columns>
      {isBuiltAbove && (
        <Alert tone="warning" title={t('order.title', { topic: name(first) })}>
          {t('order.text', { amount: euros(plan.rest.provide + plan.rest.wealth) })}
        </Alert>
      )}
      {mode === 'simulation' && <SimulationCard data={data} plan={plan} effects={effects} edit={edit} />}
      <Columns>
        <EffectsCard data={data} effects={effects} />
        <OpenGapsCard data={data} effects={effects} />
      </Columns>
      {mode !== 'simulation' && (
        <IntoCart data={data} plan={plan} budget={budget} effects={effects} stored={edit.stored} />
      )}
      <LifeLineCard data={data} planned={effects.household} />
    </Page>
  );
}
