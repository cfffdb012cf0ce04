import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Page } from '@vp-digital/core/ui';
import { MissingFacts } from '../../shared/simulation/MissingFacts';
import { BudgetView } from './BudgetView';
import type { BudgetPageData } from './data';
import { useBudgetFacts } from './useBudgets';

/** Zukünftiges Haushaltsbudget: what comes in and goes out year by year, and what events change of it. */
export default function FutureHouseholdBudgetPage({ data }: PageProps<BudgetPageData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudget' });
  const facts = useBudgetFacts(data);
  if (facts.kind === 'computed') return <BudgetView data={data} facts={facts.value} />;
  return (
    <Page name={t('name')} headline={t('unknown')}>
      <MissingFacts
        facts={facts.kind === 'missing' ? facts.facts : []}
        data={data}
        words={{
          title: t('missing.title'),
          caption: t('missing.caption'),
          why: t('missing.why'),
          add: t('missing.add'),
        }}
      />
    </Page>
  );
}
