import { needComparison } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePart } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Page, SheetButton, StepBar, Tabs } from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { useSeenSnapshots } from '../snapshotsApi';
import { useSteps } from '../useSteps';
import type { ComparisonData } from './data';
import { Headline } from './Headline';
import { NeedsCards } from './NeedsCards';
import { TimeTab } from './TimeTab';

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
      <Tabs<View>
        label={t('views')}
        tabs={snapshots.length > 0 ? views.map((key) => ({ key, label: t(`view.${key}`) })) : []}
        value={view}
        onChange={(next) => {
          close();
          setView(next);
        }}
      >
        {view === 'needs' ? needs : <TimeTab snapshots={snapshots} />}
      </Tabs>
      <StepBar {...steps} />
    </Page>
  );
}

const views = ['needs', 'time'] as const;
type View = (typeof views)[number];
