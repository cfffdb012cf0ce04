import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SectionsPage } from '@vp-digital/core/micro-app';
import { ContractsView } from './ContractsView';
import { contractSections } from './sections';

/** Vertragsübersicht: what the household has signed, what it costs, what to look at. */
export default function ContractsPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'contracts' });
  return (
    <SectionsPage name={t('name')} sections={contractSections} asOf={asOf}>
      {(current, data) => <ContractsView data={data} current={current} />}
    </SectionsPage>
  );
}
