import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SectionsPage } from '@vp-digital/core/micro-app';
import { Overview } from './Overview';
import { overviewSections } from './sections';
import { useVisit } from './useVisit';

/** The household on one page: start and return point of every appointment. */
export default function OverviewPage() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  useVisit();
  return (
    <SectionsPage name={t('name')} sections={overviewSections}>
      {(data) => <Overview data={data} />}
    </SectionsPage>
  );
}
