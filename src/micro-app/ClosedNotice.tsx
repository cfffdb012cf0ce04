import { useTranslation } from '@vp-digital/core/libs/i18n';
import { routes } from '@vp-digital/core/reference';
import { Alert, LockedIcon, TextLink } from '@vp-digital/core/ui';
import classes from './ClosedNotice.module.css';

/** Says above every page that nothing is written into this household, before the advisor types in vain. */
export function ClosedNotice({ householdId, title }: { householdId: string; title: string }) {
  const { t } = useTranslation('app', { keyPrefix: 'household.closed' });
  return (
    <aside className={classes['place']} aria-label={title}>
      <Alert
        tone="warning"
        icon={LockedIcon}
        title={title}
        action={
          <TextLink href={routes.householdAdministration.href({ householdId })}>{t('administer')}</TextLink>
        }
      >
        {t('text')}
      </Alert>
    </aside>
  );
}
