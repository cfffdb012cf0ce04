import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, StepBar } from '@vp-digital/core/ui';
import { DeckPage } from '../../shared/deck/DeckPage';
import { useTeamSlides } from './useTeamSlides';

/** Präsentation Traumjob: what the job is, what it takes, what it brings and what it costs. */
export default function TeamPresentationPage() {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'teamPresentation' });
  const householdId = useHouseholdId();
  const { list } = useFormat();
  const { slides, missing } = useTeamSlides();
  return (
    <DeckPage name={t('name')} headline={t('headline')} slides={slides}>
      {missing.length > 0 && (
        <Alert tone="info" title={t('missing', { slides: list(missing.map((one) => t(`slide.${one}`))) })}>
          {t('missingText')}
        </Alert>
      )}
      <StepBar
        back={{ label: t('back'), href: routes.recruiting.href({ legacyHouseholdId: householdId }) }}
        next={{ label: t('next'), href: routes.teamBuilding.href({ householdId }) }}
      />
    </DeckPage>
  );
}
