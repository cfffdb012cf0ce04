import type { FileObstacle } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Row, TextLink } from '@vp-digital/core/ui';
import { useEndLinkMutation } from '../../shared/access-requests/api';

/** What has to be ended first, with the way to it; a link that holds nothing unread is closed here. */
export function Obstacle({ obstacle }: { obstacle: FileObstacle }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration.obstacle' });
  const { code, householdName: name, householdId, report, intake } = obstacle;
  const [endLink, { isLoading, isError }] = useEndLinkMutation();
  const way = householdId === undefined ? undefined : wayTo({ ...obstacle, householdId });
  const canEnd = householdId !== undefined && (report !== undefined || intake?.isSent === false);
  const label = report?.label;
  return (
    <Alert
      tone="warning"
      title={t(intake ? 'intake' : code, { name, label: label ?? t('report') })}
      announce
      action={
        <Row gap="small">
          {way && (
            <TextLink href={way}>{t(`way.${intake ? 'intake' : (code as keyof typeof ways)}`)}</TextLink>
          )}
          {canEnd && (
            <Button
              size="compact"
              loading={isLoading}
              onClick={() => void endLink({ householdId, report, intake })}
            >
              {t('endLink')}
            </Button>
          )}
        </Row>
      }
    >
      {isError && t('notEnded')}
    </Alert>
  );
}

const ways = {
  closed: routes.householdAdministration.href,
  request: routes.householdAdministration.href,
  deletionRequest: routes.dataProtection.href,
};

/** Where it is ended; nowhere for who may not move out. */
function wayTo({ code, householdId, report, intake }: FileObstacle & { householdId: string }) {
  if (report) {
    const { snapshotId, reportId } = report;
    return routes.reportPreview.href({ householdId, snapshotId, reportId });
  }
  if (intake)
    return `${routes.analysis.href({ householdId })}?fokus=${intake.isSent ? 'kundenangaben' : 'vorab'}`;
  return code in ways ? ways[code as keyof typeof ways]({ householdId }) : undefined;
}
