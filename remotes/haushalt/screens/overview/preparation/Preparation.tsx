import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Card, Chip, LockedIcon, Stack, TextLink } from '@vp-digital/core/ui';
import { Birthdays } from './Birthdays';
import { InternalNote } from './InternalNote';
import { MissingFacts } from './MissingFacts';
import { MissingInformation } from './MissingInformation';
import { OpenTasks } from './OpenTasks';

/** What only the advisor sees: what to bring, to ask and to remember. Never part of the customer view. */
export function Preparation() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.preparation' });
  const canSeeTasks = useHasPermission(permissions.sectionReport);
  const householdId = useHouseholdId();
  return (
    <Card title={t('title')} kind="advisor" actions={<Chip icon={LockedIcon}>{t('advisorOnly')}</Chip>}>
      <Stack>
        {canSeeTasks && <OpenTasks />}
        {canSeeTasks && <InternalNote />}
        <MissingFacts />
        <Birthdays />
        <MissingInformation />
        <TextLink href={routes.dataProtection.href({ householdId })}>{t('consents')}</TextLink>
        <TextLink href={routes.householdAdministration.href({ householdId })}>{t('administer')}</TextLink>
      </Stack>
    </Card>
  );
}
