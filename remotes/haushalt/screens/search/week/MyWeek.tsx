import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Caption, Stack } from '@vp-digital/core/ui';
import { AgendaCard } from './AgendaCard';
import { AppointmentRow } from './AppointmentRow';
import { IntakeRow } from './IntakeRow';
import { ProposalRow } from './ProposalRow';
import { QuestionRow } from './QuestionRow';
import { TaskRow } from './TaskRow';
import { weekOf } from './weekOf';

/** What the week brings in all households of the advisor: what they asked or sent and waits, appointments, tasks that are due, and which are proposed for deletion. */
export default function MyWeek() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search.week' });
  const { date } = useFormat();
  const mayReadTasks = useHasPermission(permissions.sectionReport);
  const { from, until } = weekOf(useHost().clock.today());
  return (
    <Stack>
      <Caption>{t('days', { from: date(from), until: date(until) })}</Caption>
      {mayReadTasks && <AgendaCard asked={{ of: 'questions', from, until }} Row={QuestionRow} />}
      <AgendaCard asked={{ of: 'intakes', from, until }} Row={IntakeRow} />
      <AgendaCard
        asked={{ of: 'appointments', from, until }}
        Row={AppointmentRow}
        none={t('none.appointments')}
      />
      {mayReadTasks && (
        <AgendaCard asked={{ of: 'tasks', from, until }} Row={TaskRow} none={t('none.tasks')} />
      )}
      <AgendaCard asked={{ of: 'deletions', from, until }} Row={ProposalRow} />
    </Stack>
  );
}
