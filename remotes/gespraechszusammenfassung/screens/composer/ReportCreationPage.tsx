import { kindOfReport, type Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { later, useAhead, useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import type { ReportKey } from '@vp-digital/core/services';
import { SnapshotState, UnreadableSnapshot } from '@vp-digital/core/snapshots';
import { Alert, Button, Page, StepBar } from '@vp-digital/core/ui';
import { useReportOf } from '../../shared/report-pages/useShownReport';
import { ChooseSnapshot } from './ChooseSnapshot';
import { ofAddress } from '../../shared/report-links/composerAddress';

/** What a report is made of, its worker and its list of chapters. */
const Composer = later(() => import('./Composer'), {
  placeholder: (props) => <PendingComposer {...props} />,
});

const parts = [Composer];

/** A summary is put together: of which stand, which chapters, which own words. */
export default function ReportCreationPage() {
  const { search } = useLocation();
  const householdId = useHouseholdId();
  const chosen = ofAddress(search);
  return chosen ? (
    <ChosenReport key={chosen.reportId} place={{ householdId, ...chosen }} />
  ) : (
    <ChooseSnapshot householdId={householdId} />
  );
}

function ChosenReport({ place }: { place: ReportKey }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer' });
  const { householdId } = place;
  const { snapshot, sections, before, earlier, reports, report, language } = useReportOf(place, {
    withEarlier: true,
  });
  useAhead(parts);
  const another = <Button href={routes.reportCreation.href({ householdId })}>{t('another')}</Button>;
  if (
    snapshot.status === 'ready' &&
    sections &&
    before.status === 'ready' &&
    earlier.status === 'ready' &&
    report?.status === 'draft' &&
    language.status === 'ready'
  )
    return (
      <Composer
        place={place}
        snapshot={snapshot.data}
        sections={sections}
        before={before.data}
        earlier={earlier.data}
        report={report}
        language={language.data}
      />
    );
  return (
    <Page name={t(report ? `nameOf.${kindOfReport(report)}` : 'name')}>
      <SnapshotState result={snapshot}>
        {() =>
          sections ? (
            <LoadedState result={reports}>
              {() =>
                report?.status === 'draft' ? (
                  <LoadedState result={language}>
                    {() => (
                      <LoadedState result={before}>
                        {() => <LoadedState result={earlier}>{() => undefined}</LoadedState>}
                      </LoadedState>
                    )}
                  </LoadedState>
                ) : (
                  <Alert
                    tone="warning"
                    title={t(report ? 'released' : 'unknown')}
                    action={another}
                    announce
                  />
                )
              }
            </LoadedState>
          ) : (
            <UnreadableSnapshot />
          )
        }
      </SnapshotState>
      <StepBar back={{ label: t('back'), href: routes.snapshots.href({ householdId }) }} />
    </Page>
  );
}

function PendingComposer({ report, place }: { report: Report; place: ReportKey }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer' });
  const { householdId } = place;
  return (
    <Page name={t(`nameOf.${kindOfReport(report)}`)}>
      <LoadedState result={{ status: 'loading' }}>{() => undefined}</LoadedState>
      <StepBar back={{ label: t('back'), href: routes.snapshots.href({ householdId }) }} />
    </Page>
  );
}
