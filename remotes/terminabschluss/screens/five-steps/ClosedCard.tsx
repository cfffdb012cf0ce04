import type { ClosedAppointment } from '@vp-digital/core/contracts';
import type { StoredAppointment } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Alert, Row, TextLink } from '@vp-digital/core/ui';

export interface ClosedCardProps {
  appointment: StoredAppointment;
  /** What came of it, where it was closed on this page. */
  closed: ClosedAppointment | undefined;
}

/** It is over: where its summary and the frozen household are. */
export function ClosedCard({ appointment: { end }, closed }: ClosedCardProps) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps.closed' });
  const householdId = useHouseholdId();
  return (
    <Alert
      tone="positive"
      announce={closed !== undefined}
      title={end ? t('titleAt', { time: end.slice(11) }) : t('title')}
      action={
        <Row gap="small">
          {closed && (
            <TextLink href={routes.reportPreview.href({ householdId, ...closed })}>{t('summary')}</TextLink>
          )}
          <TextLink href={routes.snapshots.href({ householdId })}>{t('snapshots')}</TextLink>
        </Row>
      }
    >
      {closed && t('text')}
    </Alert>
  );
}
