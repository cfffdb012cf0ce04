import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SectionsPage } from '@vp-digital/core/micro-app';
import { IncomeView } from './IncomeView';
import { incomeSections } from './sections';

/** Einkommen: a reliable monthly net of the household. */
export default function IncomePage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  return (
    <SectionsPage name={t('name')} sections={incomeSections} asOf={asOf}>
      {(data) => <IncomeView data={data} />}
    </SectionsPage>
  );
}
