import { runningAppointment } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { useKnownHousehold } from '@vp-digital/core/services';
import { Alert, Button, useOffers } from '@vp-digital/core/ui';

/** While the appointment goes on: what comes before a release, and the way to the five steps that close it. */
export function TalkGoesOn({ of }: { of: 'draft' | 'released' }) {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'talk' });
  const householdId = useHouseholdId();
  const { household } = useKnownHousehold(householdId);
  const offers = useOffers();
  const documents = usePageDocuments(['appointments']);
  if (documents.status !== 'ready' || !runningAppointment(documents.data.appointments)) return undefined;
  const href = routes.fiveSteps.href({
    legacyHouseholdId: String(household?.legacyHouseholdId ?? householdId),
  });
  if (!offers(href)) return undefined;
  return (
    <Alert
      tone="info"
      title={t('title')}
      action={
        <Button size="compact" href={href}>
          {t('close')}
        </Button>
      }
    >
      {t(of)}
    </Alert>
  );
}
