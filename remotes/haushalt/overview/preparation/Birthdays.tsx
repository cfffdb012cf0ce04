import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useSections } from '@vp-digital/core/services';
import { CalendarIcon } from '@vp-digital/core/ui';
import { birthdaysAhead } from './birthdaysAhead';
import { Point } from './Point';

const sections = ['persons'] as const;

/** Birthdays of the next 30 days. */
export function Birthdays() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.preparation' });
  const { date } = useFormat();
  const today = useHost().clock.today();
  const result = useSections(useHouseholdId(), sections);
  if (result.status !== 'ready') return undefined;
  return birthdaysAhead(result.data.persons, today).map(({ id, name, day, age }) => (
    <Point key={id} icon={CalendarIcon} title={t('birthday', { name, age })}>
      {day === today ? t('today') : date(day)}
    </Point>
  ));
}
