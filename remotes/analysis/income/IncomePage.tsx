import { asOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SectionsPage } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { IncomeView } from './IncomeView';
import { incomeSections } from './sections';

/** Einkommen: a reliable monthly net of the household. */
export default function IncomePage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  const { clock } = useHost();
  return (
    <SectionsPage name={t('name')} sections={incomeSections}>
      {(data) => <IncomeView data={asOf(data, clock.today())} />}
    </SectionsPage>
  );
}
