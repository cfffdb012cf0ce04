import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SectionsPage } from '@vp-digital/core/micro-app';
import { ExpensesView } from './ExpensesView';
import { expenseSections } from './sections';

/** Ausgaben: what the household needs to live, by category. */
export default function ExpensesPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  return (
    <SectionsPage name={t('name')} sections={expenseSections} asOf={asOf}>
      {(data) => <ExpensesView data={data} />}
    </SectionsPage>
  );
}
