import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useSections } from '@vp-digital/core/services';
import { Page, Skeleton } from '@vp-digital/core/ui';
import { Overview } from './Overview';
import { overviewSections } from './sections';

/** The household on one page: start and return point of every appointment. */
export default function OverviewPage() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview' });
  const sections = useSections(useHouseholdId(), overviewSections);
  if (sections.status === 'ready') return <Overview data={sections.data} />;
  return (
    <Page name={t('name')}>
      <LoadedState result={sections} skeleton={<Skeleton shape="card" count={3} />}>
        {() => undefined}
      </LoadedState>
    </Page>
  );
}
