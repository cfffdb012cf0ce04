import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Page } from '@vp-digital/core/ui';
import type { PlanData } from './data';
import { planBudget } from './plan';
import { PlanView } from './PlanView';
import { WithoutBudget } from './WithoutBudget';

/** Vermögens- und Sicherheitsplan: protection, provision and wealth in the money of one month. */
export default function SecurityPlanPage({ data }: PageProps<PlanData>) {
  const { t } = useTranslation('beratung', { keyPrefix: 'securityPlan' });
  const budget = planBudget(data, useHost().clock.today());
  if (budget.kind === 'computed' && budget.value.agreed)
    return <PlanView data={data} budget={budget.value} agreed={budget.value.agreed} />;
  return (
    <Page name={t('name')} headline={t(budget.kind === 'computed' ? 'headlineAsk' : 'headlineUnknown')}>
      <WithoutBudget facts={budget.kind === 'missing' ? budget.facts : []} />
    </Page>
  );
}
