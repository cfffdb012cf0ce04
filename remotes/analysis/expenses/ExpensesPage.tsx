import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SectionsPage } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { ExpensesView } from './ExpensesView';
import { expenseSections } from './sections';

/** Ausgaben: what the household needs to live, by category. */
export default function ExpensesPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { clock } = useHost();
  return (
    <SectionsPage name={t('name')} sections={expenseSections}>
      {(data) => <ExpensesView data={asOf(data, clock.today())} />}
    </SectionsPage>
  );
}
