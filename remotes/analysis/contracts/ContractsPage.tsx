import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useSections } from '@vp-digital/core/services';
import { Page } from '@vp-digital/core/ui';
import { ContractsView } from './ContractsView';
import { contractSections } from './sections';

/** Vertragsübersicht: what the household has signed, what it costs, what to look at. */
export default function ContractsPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  const sections = useSections(useHouseholdId(), contractSections);
  if (sections.status === 'ready') return <ContractsView data={sections.data} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={sections}>{() => undefined}</LoadedState>
    </Page>
  );
}
