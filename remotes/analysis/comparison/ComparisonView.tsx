import { needComparison } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePart } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Page, SegmentedChoice, SheetButton, StepBar } from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { useSeenSnapshots } from '../snapshotsApi';
import { useSteps } from '../useSteps';
import type { ComparisonData } from './data';
import { Headline } from './Headline';
import { NeedsCards } from './NeedsCards';
import { TimeView } from './TimeView';

const parts = { load: () => import('./parts') };

/** What is open: the sheet of a topic by its key, or that of the order. */
type Opened = { kind: 'topic'; key: string } | { kind: 'order' };

/** All topics of a household, and beside them, once a state was kept, what has changed since. */
export function ComparisonView({ data }: { data: ComparisonData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'comparison' });
  const steps = useSteps('comparison');
  const date = useHost().clock.today();
  const sheetId = useId();
  const [opened, setOpened] = useState<Opened>();
  const [view, setView] = useState<View>('needs');
  const comparison = needComparison({ household: data, date });
  const { open, settled } = comparison;
  const { OrderSheet, TopicSheet } = usePart(parts, opened !== undefined) ?? {};
  const snapshots = useSeenSnapshots();
  const [onlyOpen, setOnlyOpen] = useState(false);
  const topic =
    opened?.kind === 'topic' ? [...open, ...settled].find(({ key }) => key === opened.key) : undefined;
  const close = () => setOpened(undefined);
  const needs = (
    <NeedsCards
      data={data}
      comparison={comparison}
      onlyOpen={onlyOpen}
      onFilter={setOnlyOpen}
      opened={topic?.key}
      sheetId={sheetId}
      onOpen={(key) => setOpened(topic?.key === key ? undefined : { kind: 'topic', key })}
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
                close();
                setView(next);
              }}
            />
          )}
          {view === 'needs' && open.length > 1 && (
            <SheetButton
              writes
              kind="primary"
              opened={opened?.kind === 'order'}
              controls={sheetId}
              onToggle={() => setOpened(opened?.kind === 'order' ? undefined : { kind: 'order' })}
            >
              {t('order.open')}
            </SheetButton>
          )}
        </>
      }
    >
      {opened?.kind === 'order' && OrderSheet && (
        <OrderSheet id={sheetId} rows={open} data={data} onClose={close} />
      )}
      {topic && TopicSheet && (
        <TopicSheet key={topic.key} id={sheetId} row={topic} data={data} onClose={close} />
      )}
      {view === 'needs' ? needs : <TimeView snapshots={snapshots} />}
      <StepBar {...steps} />
    </Page>
  );
}

const views = ['needs', 'time'] as const;
type View = (typeof views)[number];
