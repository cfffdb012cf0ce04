import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Caption, TextLink } from '@vp-digital/core/ui';

/** What is more than one amount stays where it is recorded. */
export function InContracts({ label }: { label: string }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick' });
  const householdId = useHouseholdId();
  return (
    <div>
      <Caption>{t('recorded', { what: label })}</Caption>
      <TextLink href={routes.contracts.href({ householdId })}>{t('toContracts')}</TextLink>
    </div>
  );
}
