import { kindOfReport, type Report, type ReportKind } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import {
  Button,
  Card,
  Chip,
  type Hint,
  HintList,
  PositiveIcon,
  Row,
  Stack,
  WarningIcon,
} from '@vp-digital/core/ui';
import { useSummarize } from '../summarize/useSummarize';
import { places, type ReportCheck } from './reportChecks';

interface ChecksCardProps {
  report: Report;
  checks: readonly ReportCheck[];
}

/** What the advisor should know before a report is released. Only a text with a gap hinders that, and what a record lacks. */
export function ChecksCard({ report, checks }: ChecksCardProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'checks' });
  const count = checks.length;
  const kind = kindOfReport(report);
  const hints = useHints(checks, kind);
  const isRecord = kind === 'adviceRecord';
  return (
    <Card
      kind="advisor"
      title={t('title')}
      caption={
        isRecord ? t(count === 0 ? 'recordFine' : 'recordCaption') : t(count === 0 ? 'fine' : 'caption')
      }
    >
      <Stack gap="medium">
        {/* not beside the title: on a telephone both would share its width */}
        <Row>
          <Chip tone={count === 0 ? 'positive' : 'warning'} icon={count === 0 ? PositiveIcon : WarningIcon}>
            {count === 0 ? t('complete') : t('count', { count })}
          </Chip>
        </Row>
        {count > 0 && <HintList hints={hints} />}
        {isRecord && checks.some(({ kind }) => ofSnapshot.includes(kind)) && <NewSnapshot report={report} />}
      </Stack>
    </Card>
  );
}

/** What only a new snapshot can say. */
const ofSnapshot: readonly ReportCheck['kind'][] = [
  'initialInformation',
  'needs',
  'positions',
  'oldSnapshot',
];

/** The household is frozen as it stands now, and the draft goes on with that, as do the files that go along with it. */
function NewSnapshot({ report }: { report: Report }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'checks' });
  const { summarize, busy } = useSummarize();
  const { composition, snapshotId, reportId, attachments = [] } = report;
  const beginning = {
    composition: composition?.data,
    attachmentsOf: attachments.length > 0 ? { snapshotId, reportId } : undefined,
  };
  return (
    <Row>
      <Button writes loading={busy} onClick={() => void summarize(beginning)}>
        {t('newSnapshot')}
      </Button>
    </Row>
  );
}

function useHints(checks: readonly ReportCheck[], of: ReportKind): Hint[] {
  const { t } = useTranslation('gespraechszusammenfassung');
  const { language, list } = useFormat();
  const householdId = useHouseholdId();
  return checks.map(({ kind, names, href }) => {
    const place = places[kind];
    return {
      key: kind,
      title: t(`checks.of.${kind}.title`, { count: names.length }),
      text: t(`checks.of.${kind}.text`, { names: list(names) }),
      action: place && (
        <Button size="compact" href={href ?? place.href({ householdId })}>
          {place === routes.reportCreation ? t(`checks.compose.${of}`) : place.title[language]}
        </Button>
      ),
    };
  });
}
