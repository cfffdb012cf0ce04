import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useSections } from '@vp-digital/core/services';
import { Page } from '@vp-digital/core/ui';
import { ExpensesView } from './ExpensesView';
import { expenseSections } from './sections';

/** Ausgaben: what the household needs to live, by category. */
export default function ExpensesPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const sections = useSections(useHouseholdId(), expenseSections);
  if (sections.status === 'ready') return <ExpensesView data={sections.data} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={sections}>{() => undefined}</LoadedState>
    </Page>
  );
}
