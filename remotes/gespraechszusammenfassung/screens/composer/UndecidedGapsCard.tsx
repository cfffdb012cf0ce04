import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, HintList, Stack } from '@vp-digital/core/ui';
import { gapChecks } from '../../shared/checks/gapChecks';
import { NewSnapshot } from '../../shared/checks/NewSnapshot';
import { useCheckHints } from '../../shared/checks/useCheckHints';
import { namespaces } from '../../shared/report/reportSettings';
import type { ReportSource } from '../../shared/report/ReportSource';

type Of = Pick<ReportSource, 'snapshot' | 'sections' | 'report'>;

/** Which gaps nobody has decided about, while that can still be made up for; nothing where there is none. */
export function UndecidedGapsCard(of: Of) {
  const { t } = useTranslation(namespaces);
  const checks = gapChecks(of, { t });
  const hints = useCheckHints(checks, 'conversationSummary', of.report);
  if (checks.length === 0) return undefined;
  return (
    <Card kind="advisor" title={t('composer.gaps.title')} caption={t('composer.gaps.caption')}>
      <Stack gap="medium">
        <HintList hints={hints} />
        <NewSnapshot report={of.report} />
      </Stack>
    </Card>
  );
}
