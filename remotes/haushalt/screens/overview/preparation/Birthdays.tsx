import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { CalendarIcon } from '@vp-digital/core/ui';
import { upcomingBirthdays } from './upcomingBirthdays';
import { Point } from './Point';

/** Birthdays of the next 30 days. */
export function Birthdays() {
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
