import { kindOfReport, type Report } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Chip, HintList, PositiveIcon, Row, Stack, WarningIcon } from '@vp-digital/core/ui';
import { NewSnapshot } from './NewSnapshot';
import type { ReportCheck } from './reportChecks';
import { useCheckHints } from './useCheckHints';

interface ChecksCardProps {
  report: Report;
  checks: readonly ReportCheck[];
}

/** What the advisor should know before a report is released. Only a text with a gap hinders that, and what a record lacks. */
export function ChecksCard({ report, checks }: ChecksCardProps) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'checks' });
  const count = checks.length;
  const kind = kindOfReport(report);
  const hints = useCheckHints(checks, kind, report);
  const isRecord = kind === 'adviceRecord';
  const ofSnapshot = isRecord ? ofRecordsSnapshot : ofSummarysSnapshot;
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
        {checks.some(({ kind }) => ofSnapshot.includes(kind)) && <NewSnapshot report={report} />}
      </Stack>
    </Card>
  );
}

/** What only a new snapshot can say. */
const ofRecordsSnapshot: readonly ReportCheck['kind'][] = [
  'initialInformation',
  'needs',
  'positions',
  'oldSnapshot',
];
const ofSummarysSnapshot: readonly ReportCheck['kind'][] = ['gapsUndecided'];
