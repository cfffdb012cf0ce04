import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Caption, Stack } from '@vp-digital/core/ui';
import { AgendaCard } from './AgendaCard';
import { AppointmentRow } from './AppointmentRow';
import { TaskRow } from './TaskRow';
import { weekOf } from './weekOf';

/** What the week brings in all households of the advisor: appointments, and tasks that are due. */
export default function MyWeek() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search.week' });
  const { date } = useFormat();
  const mayReadTasks = useHasPermission(permissions.sectionReport);
  const { from, until } = weekOf(useHost().clock.today());
  return (
    <Stack>
      <Caption>{t('days', { from: date(from), until: date(until) })}</Caption>
      <AgendaCard asked={{ of: 'appointments', from, until }} Row={AppointmentRow} />
      {mayReadTasks && <AgendaCard asked={{ of: 'tasks', from, until }} Row={TaskRow} />}
    </Stack>
  );
}
