import { NeedSheets, OrderButton, useOpenedTopic } from '@vp-digital/core/forms';
import {
  areEnoughFields,
  areInsurancesKnown,
  needComparison,
  needFieldStates,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later } from '@vp-digital/core/micro-app';
import { UndoButton } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Page, StepBar, useReadOnly } from '@vp-digital/core/ui';
import { useState } from 'react';
import { Headline } from '../../shared/needs/Headline';
import { InReportAction } from '../../shared/in-report/InReportAction';
import { useSteps } from '../../shared/steps/useSteps';
import type { EvaluationData } from './data';
import { FieldsCard } from './FieldsCard';
import { TopicsCard } from './TopicsCard';

const SinceCard = later(async () => (await import('./SinceCard')).SinceCard, { isOptional: true });
const MinimumQuestions = later(async () => (await import('./MinimumQuestions')).MinimumQuestions);

/** The topics by rank with their decisions, the fields as a picture, and what has changed since a snapshot. */
export function EvaluationView({ data }: { data: EvaluationData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'evaluation' });
  const steps = useSteps('evaluation');
  const date = useHost().clock.today();
  const readOnly = useReadOnly();
  const comparison = needComparison({ household: data, date });
  const opened = useOpenedTopic(comparison);
  const isEmpty = comparison.open.length + comparison.settled.length === 0;
  const states = needFieldStates(comparison);
  const isKnown = areInsurancesKnown(data) && areEnoughFields(states);
  const [asks] = useState(!isKnown && readOnly === undefined); // the questions stay when answers make topics known
  return (
    <Page
      name={t('name')}
      headline={<Headline comparison={comparison} data={data} />}
      actions={
        <>
          <UndoButton />
          <InReportAction page="gaps" origin={routes.assessment.path} />
          <OrderButton opened={opened} comparison={comparison} />
        </>
      }
    >
      <NeedSheets opened={opened} comparison={comparison} data={data} />
      {asks && <MinimumQuestions />}
      <TopicsCard
        comparison={comparison}
        data={data}
        opened={opened.topic?.key}
        sheetId={opened.sheetId}
        onOpen={opened.toggleTopic}
      />
      {!isEmpty && <FieldsCard states={states} />}
      {!isEmpty && <SinceCard data={data} comparison={comparison} />}
      <StepBar {...steps} />
    </Page>
  );
}
