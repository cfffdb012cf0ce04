import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Alert, LockedIcon, TextLink } from '@vp-digital/core/ui';
import { useAdministrationQuery } from '../../administration/api';

/** Says that nothing is written into this household, before the advisor types in vain. */
export function ClosedNotice() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.closed' });
  const householdId = useHouseholdId();
  const { data: file } = useAdministrationQuery(householdId);
  if (!file || file.status === 'active') return undefined;
  const href = routes.householdAdministration.href({ householdId });
  return (
    <Alert
      tone="warning"
      icon={LockedIcon}
      title={t(file.status)}
      action={<TextLink href={href}>{t('administer')}</TextLink>}
    >
      {t('text')}
    </Alert>
  );
}
