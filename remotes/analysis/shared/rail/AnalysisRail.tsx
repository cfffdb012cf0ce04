import { useLocation } from '@vp-digital/core/libs/router';
import { later } from '@vp-digital/core/micro-app';
import { snapshotIdIn } from '@vp-digital/core/reference';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button } from '@vp-digital/core/ui';
import { setTalkRuns, useTalkRuns } from '../talk/talkRuns';
import { AreaRail } from './AreaRail';
import { useAreaEntries } from './useAreaEntries';
import { useStationEntries } from './useStationEntries';

/** Fetched with an address of an older state: hardly a page is seen at one. */
const OnlyToday = later(() => import('./OnlyToday'));

/** One rail beside each page of the analysis, with two lists: all areas, or the stations while the guided talk runs. */
export default function AnalysisRail() {
  const { search } = useLocation();
  const talkRuns = useTalkRuns();
  return (
    <>
      {snapshotIdIn(search) !== undefined && <OnlyToday />}
      {talkRuns ? <StationsOfTalk /> : <Areas />}
    </>
  );
}

/** How far each area is recorded, and what came out of it. */
function Areas() {
  const { t } = useTranslation('analysis', { keyPrefix: 'areas' });
  return <AreaRail label={t('label')} title={t('title')} entries={useAreaEntries()} />;
}

function StationsOfTalk() {
  const { t } = useTranslation('analysis', { keyPrefix: 'areas' });
  return (
    <AreaRail label={t('talk')} title={t('talk')} entries={useStationEntries()}>
      <Button kind="quiet" size="compact" onClick={() => setTalkRuns(false)}>
        {t('allAreas')}
      </Button>
    </AreaRail>
  );
}
