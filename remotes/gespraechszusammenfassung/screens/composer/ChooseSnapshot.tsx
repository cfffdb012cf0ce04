import type { ReportKind, SnapshotSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation, useNavigate } from '@vp-digital/core/libs/router';
import { fromQuery, LoadedState, useSnapshotName } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import {
  Alert,
  Button,
  Card,
  DataList,
  Empty,
  FreezeIcon,
  Page,
  Row,
  SelectField,
  Stack,
  StepBar,
  TextLink,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import { useCreateReportMutation, useReportsQuery, useSnapshotsQuery } from '../../api';
import { useSummarize } from '../../shared/summarize/useSummarize';
import { ReportSteps } from '../../shared/steps/ReportSteps';
import { composerHref, kindOfAddress, snapshotOfAddress } from '../../shared/report-links/composerAddress';
import { beginningOf } from './beginningOf';
import { KindChoice } from './KindChoice';

/** Which kind of report, and of which stand: today's, which is saved for it, or one of those that are there, with the drafts made of it. */
export function ChooseSnapshot({ householdId }: { householdId: string }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer' });
  const snapshots = fromQuery(useSnapshotsQuery(householdId));
  const { summarize, busy } = useSummarize(composerHref);
  const { search } = useLocation();
  const [kind, setKind] = useState<ReportKind>(kindOfAddress(search));
  return (
    <Page name={t('name')} headline={t('choose.headline')} caption={t('choose.kind')}>
      <ReportSteps current="stand" targets={{}} />
      <Card title={t('choose.which')}>
        <KindChoice kind={kind} writes={false} onChange={setKind} />
      </Card>
      <Card title={t('choose.today')} caption={t('choose.todayText')}>
        <Row>
          <Button
            writes
            kind="primary"
            icon={FreezeIcon}
            loading={busy}
            onClick={() => void summarize({ composition: compositionOf(kind) })}
          >
            {t('choose.begin')}
          </Button>
        </Row>
      </Card>
      <Card title={t('choose.existing')} caption={t('choose.existingText')}>
        <LoadedState
          result={snapshots}
          isEmpty={(list) => list.length === 0}
          empty={<Empty>{t('choose.none')}</Empty>}
        >
          {(list) => <Existing snapshots={list} kind={kind} />}
        </LoadedState>
      </Card>
      <StepBar back={{ label: t('back'), href: routes.snapshots.href({ householdId }) }} />
    </Page>
  );
}

/** None of its own for a summary, as it always was. */
const compositionOf = (kind: ReportKind) => (kind === 'conversationSummary' ? undefined : beginningOf(kind));

interface ExistingProps {
  snapshots: readonly SnapshotSummary[];
  kind: ReportKind;
}

function Existing({ snapshots, kind }: ExistingProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.choose' });
  const { dateTime } = useFormat();
  const nameOf = useSnapshotName();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [chosen, setChosen] = useState(snapshotOfAddress(search));
  const [create, { isLoading, isError }] = useCreateReportMutation();
  const snapshot = snapshots.find(({ snapshotId }) => snapshotId === chosen) ?? snapshots[0];
  if (!snapshot) return undefined;
  const place = { householdId: snapshot.householdId, snapshotId: snapshot.snapshotId };
  const begin = async () => {
    const { data } = await create({ ...place, composition: compositionOf(kind) });
    if (data) await navigate(composerHref({ ...place, reportId: data.reportId }));
  };
  return (
    <Stack gap="medium">
      <SelectField
        writes={false}
        label={t('stand')}
        options={snapshots.map((one) => ({
          value: one.snapshotId,
          label: one.purpose ? nameOf(one) : t('option', { label: one.label, at: dateTime(one.createdAt) }),
        }))}
        value={snapshot.snapshotId}
        onChange={setChosen}
      />
      <Drafts {...place} />
      <Row>
        <Button writes loading={isLoading} onClick={() => void begin()}>
          {t('beginWith')}
        </Button>
      </Row>
      {isError && <Alert tone="negative" title={t('failed')} announce />}
    </Stack>
  );
}

/** What was begun and is not released; nothing where there is none. */
function Drafts(place: { householdId: string; snapshotId: string }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'composer.choose' });
  const { dateTime } = useFormat();
  const { currentData } = useReportsQuery(place);
  const drafts = (currentData ?? []).filter(({ status }) => status === 'draft');
  if (drafts.length === 0) return undefined;
  return (
    <DataList
      items={drafts.map(({ reportId, createdAt, createdBy }) => ({
        key: reportId,
        label: t('draft', { at: dateTime(createdAt), by: createdBy }),
        value: (
          <TextLink href={composerHref({ ...place, reportId })}>
            {t('goOn', { at: dateTime(createdAt) })}
          </TextLink>
        ),
      }))}
    />
  );
}
