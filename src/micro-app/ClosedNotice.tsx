import type { HouseholdSummary } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { Alert, LockedIcon, TextLink } from '@vp-digital/core/ui';
import classes from './ClosedNotice.module.css';

/** Says above every page that nothing is written into this household, before the advisor types in vain. */
export function ClosedNotice({ household: { householdId, status } }: { household: HouseholdSummary }) {
  const { t } = useTranslation('app', { keyPrefix: 'household.closed' });
  if (status === 'active') return undefined;
  return (
    <aside className={classes['place']} aria-label={t(status)}>
      <Alert
        tone="warning"
        icon={LockedIcon}
        title={t(status)}
        action={
          <TextLink href={routes.householdAdministration.href({ householdId })}>{t('administer')}</TextLink>
        }
      >
        {t('text')}
      </Alert>
    </aside>
  );
}
