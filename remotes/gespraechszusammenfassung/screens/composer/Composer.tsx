import { kindOfReport } from '@vp-digital/core/contracts';
import { useUnsaved } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { later } from '@vp-digital/core/micro-app';
import { useSnapshotName } from '@vp-digital/core/parts';
import { useFormat, useSettled } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import type { ReportKey } from '@vp-digital/core/services';
import {
  Alert,
  Button,
  Caption,
  Card,
  Columns,
  NextIcon,
  Page,
  Row,
  Stack,
  StepBar,
} from '@vp-digital/core/ui';
import { useMemo } from 'react';
import { LaidOutPages } from '../../shared/report-pages/ReportPages';
import { useLayout } from '../../shared/report-pages/useLayout';
import { usePdfWorker } from '../../shared/report-pages/usePdfWorker';
import type { ReportSource } from '../../shared/report/ReportSource';
import { useReportModel } from '../../shared/report-pages/useReportModel';
import { textValues } from '../../shared/report/composition';
import { namespaces } from '../../shared/report/reportSettings';
import { AttachmentsCard } from '../../shared/attachments/AttachmentsCard';
import { newReportHref } from '../../shared/report-links/composerAddress';
import { ReportSteps } from '../../shared/steps/ReportSteps';
import { StepPart } from '../../shared/steps/StepPart';
import { useStepsOfPage } from '../../shared/steps/useStepsOfPage';
import { AmountsSwitch } from './AmountsSwitch';
import { ChangesSwitch } from './ChangesSwitch';
import { ChaptersCard } from './ChaptersCard';
import { KindCard } from './KindCard';
import { NotesCard } from './NotesCard';
import { SignaturesSwitch } from './SignaturesSwitch';
import { TextsCard } from './TextsCard';
import { UndecidedGapsCard } from './UndecidedGapsCard';
import { type Composing, useComposition } from './useComposition';
import { useLeftOnDevice } from './useLeftOnDevice';

/** What only an advice record asks. */
const RecordCards = later(() => import('./record/RecordCards'));

/** A draft is put together; its pages stand beside, as they will be printed. */
export default function Composer({ place, ...source }: ReportSource & { place: ReportKey }) {
  const { t } = useTranslation(namespaces);
  const format = useFormat();
  const { snapshot, sections } = source;
  const composing = useComposition(place, source.report, (field) => t(`composer.field.${field}`));
  const { model, withBalance } = useReportModel({
    ...source,
    report: useSettledReport(composing, source.report),
  });
  const layout = useLayout(usePdfWorker(), model);
  const pages = layout.status === 'ready' ? layout.data.pages.length : undefined;
  const values = textValues(snapshot, sections, { t, format });
  const names = useMemo(
    () => new Set(model.blocks.flatMap((block) => (block.kind === 'chapter' ? [block.name] : []))),
    [model],
  );
  const nameOf = useSnapshotName();
  const kind = kindOfReport(composing.report);
  const steps = useStepsOfPage('chapters');
  const { state, device } = composing;
  const isLeft = (state === 'failed' || state === 'closed') && device.isKept;
  useUnsaved(t(`composer.nameOf.${kind}`), !['calm', 'saved'].includes(state) && !isLeft);
  useLeftOnDevice(place.reportId, t(`composer.nameOf.${kind}`), isLeft || device.waits);
  return (
    <Page
      name={t(`composer.nameOf.${kind}`)}
      headline={
        pages === undefined ? t('composer.headlineUnknown') : t('composer.headline', { count: pages })
      }
      caption={t(`composer.of.${kind}`, { day: format.day(snapshot.createdAt), label: nameOf(snapshot) })}
      actions={
        <Button kind="primary" iconAfter={NextIcon} href={routes.reportPreview.href(place)}>
          {t('composer.toPreview')}
        </Button>
      }
    >
      <ReportSteps
        current={steps.current}
        targets={{
          stand: newReportHref(place),
          kind: () => steps.go('kind'),
          chapters: () => steps.go('chapters'),
          texts: () => steps.go('texts'),
          preview: routes.reportPreview.href(place),
        }}
      />
      <SaveProblem {...composing} />
      <FoundDraft {...composing.device} />
      <Columns>
        <Stack>
          <StepPart {...steps.of('kind')}>
            <KindCard composing={composing} />
          </StepPart>
          <StepPart {...steps.of('chapters')}>
            {kind === 'adviceRecord' && (
              <RecordCards composing={composing} snapshot={snapshot} sections={sections} />
            )}
            {kind === 'conversationSummary' && (
              <UndecidedGapsCard snapshot={snapshot} sections={sections} report={composing.report} />
            )}
            <ChaptersCard
              key={kind}
              composing={composing}
              sections={sections}
              withBalance={withBalance}
              made={names}
              values={values}
            />
          </StepPart>
          <StepPart {...steps.of('texts')}>
            <TextsCard composing={composing} values={values} />
            <AttachmentsCard report={source.report} place={place} />
            {kind !== 'analysis' && <NotesCard composing={composing} sections={sections} />}
          </StepPart>
        </Stack>
        <Card
          title={t('composer.pages')}
          caption={pages === undefined ? undefined : t('composer.pageCount', { count: pages })}
        >
          <Stack gap="medium">
            <AmountsSwitch composing={composing} />
            {source.earlier && <ChangesSwitch composing={composing} earlier={source.earlier} />}
            <SignaturesSwitch composing={composing} />
            <LaidOutPages layout={layout} small />
          </Stack>
        </Card>
      </Columns>
      <Caption>
        <span role="status">
          {composing.state === 'saving' || composing.state === 'saved'
            ? t(`composer.state.${composing.state}`)
            : ''}
        </span>
      </Caption>
      <StepBar
        back={{ label: t('composer.back'), href: routes.snapshotReports.href(place) }}
        next={{ label: t('composer.toPreview'), href: routes.reportPreview.href(place) }}
      />
    </Page>
  );
}

/** The report once nobody has typed for a moment: its pages are not laid out at every stroke. */
function useSettledReport(
  { report }: Composing,
  { attachments }: ReportSource['report'],
): ReportSource['report'] {
  const settled = useSettled(JSON.stringify({ ...report, attachments }));
  return useMemo(() => JSON.parse(settled) as ReportSource['report'], [settled]); // written one line above
}

/** What was typed before the page ended, where the report was changed since: it does not go over that by itself. */
function FoundDraft({ found }: Composing['device']) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.found' });
  const { list } = useFormat();
  if (!found) return undefined;
  return (
    <Alert
      tone="warning"
      announce
      title={t('title')}
      action={
        <Row>
          <Button writes onClick={found.take}>
            {t('take')}
          </Button>
          <Button kind="quiet" onClick={found.drop}>
            {t('drop')}
          </Button>
        </Row>
      }
    >
      {t('text', { names: list(found.names) })}
    </Alert>
  );
}

function SaveProblem({ state, save, device }: Composing) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.state' });
  if (state === 'refused') return <Alert tone="negative" announce title={t('refused')} />;
  if (state !== 'failed' && state !== 'closed') return undefined;
  return (
    <Alert tone="negative" announce title={t(state)} action={<Button onClick={save}>{t('retry')}</Button>}>
      {device.isKept && t('onDevice')}
    </Alert>
  );
}
