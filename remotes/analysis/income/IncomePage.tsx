import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useSections } from '@vp-digital/core/services';
import { Page } from '@vp-digital/core/ui';
import { IncomeView } from './IncomeView';
import { incomeSections } from './sections';

/** Einkommen: a reliable monthly net of the household. */
export default function IncomePage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const sections = useSections(useHouseholdId(), incomeSections);
  if (sections.status === 'ready') return <IncomeView data={sections.data} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={sections}>{() => undefined}</LoadedState>
    </Page>
  );
}
