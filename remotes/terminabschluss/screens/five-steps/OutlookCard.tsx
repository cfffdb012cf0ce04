import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { personsInOrder } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import {
  Button,
  CalendarIcon,
  Card,
  Empty,
  Stack,
  type SumColumn,
  SumTable,
  TextLink,
} from '@vp-digital/core/ui';
import { NextAppointment } from './NextAppointment';
import type { Note } from './talk';
import type { StepsData } from './useTalk';

/** Ausblick: who does what until when, and when one meets next. */
export function OutlookCard({ talk }: { talk: StepsData }) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'fiveSteps.outlook' });
  const { t: code } = useTranslation('household/appointments');
  const { date } = useFormat();
  const { clock } = useHost();
  const householdId = useHouseholdId();
  const { next, openTasks, persons } = talk;
  const names = new Map(personsInOrder({ persons }).map(({ id, name }) => [id, name]));
  const columns: SumColumn<Note>[] = [
    { kind: 'text', key: 'task', header: t('task'), cell: ({ text }) => text },
    {
      kind: 'text',
      key: 'who',
      header: t('who'),
      cell: ({ ownerId }) => (ownerId ? (names.get(ownerId) ?? t('household')) : t('advisor')),
    },
    {
      kind: 'text',
      key: 'until',
      header: t('until'),
      cell: ({ dueOn }) => (dueOn ? date(dueOn) : t('noDay')),
    },
  ];
  const save = async () => {
    if (!next) return;
    const { saveCalendarFile } = await import('@vp-digital/core/parts/file/saveCalendarFile');
    const { id, begin, end, place } = next;
    saveCalendarFile({
      id,
      begin,
      end,
      location: place && code(`place.${place}`),
      summary: t('calendar', { occasion: code(`occasion.${next.occasion}`) }),
      madeAt: clock.now(),
    });
  };
  return (
    <Card
      title={t('title')}
      actions={
        <TextLink kind="more" href={routes.recap.href({ householdId })}>
          {t('toTasks')}
        </TextLink>
      }
    >
      <Stack gap="medium">
        {openTasks === undefined ? (
          <Empty>{t('noRight')}</Empty>
        ) : openTasks.length === 0 ? (
          <Empty>{t('noTasks')}</Empty>
        ) : (
          <SumTable caption={t('title')} columns={columns} rows={openTasks} rowKey={({ id }) => id} />
        )}
        <h3>{t('next')}</h3>
        {next ? (
          <>
            <p>{t('nextAt', { day: date(next.begin.slice(0, 10)), time: next.begin.slice(11) })}</p>
            <div>
              <Button icon={CalendarIcon} size="compact" onClick={() => void save()}>
                {t('toCalendar')}
              </Button>
            </div>
          </>
        ) : (
          <NextAppointment talk={talk} />
        )}
      </Stack>
    </Card>
  );
}
