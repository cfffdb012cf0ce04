import { NeedSheets, OrderButton, useOpenedTopic } from '@vp-digital/core/forms';
import { needComparison } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later, useHouseholdId } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Page, SegmentedChoice, Skeleton, StepBar, useOffers } from '@vp-digital/core/ui';
import { useState } from 'react';
import { InReportAction } from '../../shared/in-report/InReportAction';
import { useSeenSnapshots } from '../../shared/snapshots/snapshotsApi';
import { useSteps } from '../../shared/steps/useSteps';
import type { ComparisonData } from '../../shared/needs/data';
import { Headline } from '../../shared/needs/Headline';
import { NeedsCards } from './NeedsCards';

/** What has changed since a kept state; fetched when it is looked at. */
const TimeComparison = later(async () => (await import('./TimeComparison')).TimeComparison, {
  placeholder: () => <Skeleton shape="card" />,
});

/** All topics of a household, and beside them, once a state was kept, what has changed since. */
export function ComparisonView({ data }: { data: ComparisonData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparison' });
  const steps = useSteps('comparison');
  const date = useHost().clock.today();
  const [view, setView] = useState<View>('needs');
  const comparison = needComparison({ household: data, date });
  const opened = useOpenedTopic(comparison);
  const evaluation = routes.assessment.href({ householdId: useHouseholdId() });
  const offers = useOffers();
  const snapshots = useSeenSnapshots();
  const [onlyOpen, setOnlyOpen] = useState(false);
  const needs = (
    <NeedsCards
      data={data}
      comparison={comparison}
      onlyOpen={onlyOpen}
      onFilter={setOnlyOpen}
      opened={opened.topic?.key}
      sheetId={opened.sheetId}
      onOpen={opened.toggleTopic}
    />
  );
  return (
    <Page
      name={t('name')}
      headline={<Headline comparison={comparison} data={data} />}
      actions={
        <>
          <UndoButton />
          {snapshots.length > 0 && (
            <SegmentedChoice<View>
              label={t('views')}
              hideLabel
              writes={false}
              options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
              value={view}
              onChange={(next) => {
                opened.close();
                setView(next);
              }}
            />
          )}
          {offers(evaluation) && <Button href={evaluation}>{t('evaluation')}</Button>}
          {view === 'needs' && <InReportAction page="gaps" origin={routes.comparison.path} />}
          {view === 'needs' && <OrderButton opened={opened} comparison={comparison} />}
        </>
      }
    >
      <NeedSheets opened={opened} comparison={comparison} data={data} />
      {view === 'needs' ? needs : <TimeComparison snapshots={snapshots} />}
      <StepBar {...steps} />
    </Page>
  );
}

const views = ['needs', 'time'] as const;
type View = (typeof views)[number];
