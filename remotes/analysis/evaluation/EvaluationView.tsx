import { needComparison } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePart } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Page, SheetButton, StepBar, useReadOnly } from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { Headline } from '../comparison/Headline';
import { useSteps } from '../useSteps';
import type { EvaluationData } from './data';
import { FieldsCard } from './FieldsCard';
import { TopicsCard } from './TopicsCard';

const parts = { load: () => import('../comparison/parts') };
const since = { load: () => import(/* webpackChunkName: "compared-times" */ './since') };
const questions = { load: () => import(/* webpackChunkName: "quick-check" */ './questions') };

/** What is open: the sheet of a topic by its key, or that of the order. */
type Opened = { kind: 'topic'; key: string } | { kind: 'order' };

/** The topics by rank with what is decided of them, the fields as a picture, and what has changed since a state was kept. */
export function EvaluationView({ data }: { data: EvaluationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation' });
  const steps = useSteps('evaluation');
  const date = useHost().clock.today();
  const readOnly = useReadOnly();
  const sheetId = useId();
  const [opened, setOpened] = useState<Opened>();
  const comparison = needComparison({ household: data, date });
  const { open, settled } = comparison;
  const isEmpty = open.length + settled.length === 0;
  const [asks] = useState(isEmpty && readOnly === undefined); // what is told makes topics known: the questions go on
  const { OrderSheet, TopicSheet } = usePart(parts, opened !== undefined) ?? {};
  const { SinceCard } = usePart(since, false) ?? {};
  const { MinimumQuestions } = usePart(questions, asks) ?? {};
  const topic =
    opened?.kind === 'topic' ? [...open, ...settled].find(({ key }) => key === opened.key) : undefined;
  const close = () => setOpened(undefined);
  return (
    <Page
      name={t('name')}
      headline={<Headline comparison={comparison} data={data} />}
      actions={
        <>
          <UndoButton />
          {open.length > 1 && (
            <SheetButton
              writes
              kind="primary"
              opened={opened?.kind === 'order'}
              controls={sheetId}
              onToggle={() => setOpened(opened?.kind === 'order' ? undefined : { kind: 'order' })}
            >
              {t('order')}
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
      {asks && MinimumQuestions && <MinimumQuestions />}
      <TopicsCard
        comparison={comparison}
        data={data}
        opened={topic?.key}
        sheetId={sheetId}
        onOpen={(key) => setOpened(topic?.key === key ? undefined : { kind: 'topic', key })}
      />
      {!isEmpty && <FieldsCard comparison={comparison} />}
      {!isEmpty && SinceCard && <SinceCard data={data} comparison={comparison} />}
      <StepBar {...steps} />
    </Page>
  );
}
