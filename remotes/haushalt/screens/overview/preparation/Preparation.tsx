import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, usePageDocuments } from '@vp-digital/core/micro-app';
import { useHasPermission, useFormat, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Card, Chip, LockedIcon, Stack, TextLink, CalendarIcon, WarningIcon } from '@vp-digital/core/ui';
import { FromCustomer } from './FromCustomer';
import { InternalNote } from './InternalNote';
import { MissingFacts } from './MissingFacts';
import { OpenTasks } from './OpenTasks';
import { upcomingBirthdays } from './upcomingBirthdays';
import { Point } from './Point';
import { useUninformed } from '../useUninformed';

/** What only the advisor sees: what to bring, to ask and to remember. Never part of the customer view. */
export function Preparation() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.preparation' });
  const canSeeTasks = useHasPermission(permissions.sectionReport);
  const householdId = useHouseholdId();
  return (
    <Card title={t('title')} kind="advisor" actions={<Chip icon={LockedIcon}>{t('advisorOnly')}</Chip>}>
      <Stack>
        <FromCustomer />
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

/** Birthdays of the next 30 days. */
function Birthdays() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.preparation' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  const result = usePageDocuments(['persons']);
  if (result.status !== 'ready') return undefined;
  return upcomingBirthdays(result.data.persons, today).map(({ id, name, day, age }) => (
    <Point key={id} icon={CalendarIcon} title={t('birthday', { name, age })}>
      {day === today ? t('today') : date(day)}
    </Point>
  ));
}

/** Whom the Datenschutzinformation is still to be given to. */
function MissingInformation() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.preparation' });
  const { list } = useFormat();
  const uninformed = useUninformed();
  if (uninformed.length === 0) return undefined;
  return (
    <Point icon={WarningIcon} title={t('uninformed')}>
      {list(uninformed)}
    </Point>
  );
}
