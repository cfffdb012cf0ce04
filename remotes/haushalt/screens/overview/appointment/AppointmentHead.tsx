import { type AppointmentData } from '@vp-digital/core/forms';
import {
  type StoredAppointment,
  lastAppointment,
  type Appointment,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost, useFormat } from '@vp-digital/core/platform';
import { useKnownHousehold } from '@vp-digital/core/services';
import {
  Button,
  CalendarIcon,
  Card,
  ClockIcon,
  Row,
  SheetButton,
  type SheetButtonProps,
  Stack,
} from '@vp-digital/core/ui';
import type { Opened } from './opened';
import { useClosingPage } from './useClosingPage';

export interface AppointmentHeadProps {
  /** The one that is going on, or the next one; none is planned: undefined. */
  appointment: StoredAppointment | undefined;
  /** It goes on, by what was said, and nobody has ended it when it was over. */
  isForgotten: boolean;
  data: AppointmentData;
  sheetId: string;
  opened: Opened | undefined;
  /** Writes when an appointment begins. */
  when(begin: string): string;
  onStart(): void;
  onOpen(sheet: Opened | undefined): void;
}

/** What goes on and since when, or when one meets next. */
export function AppointmentHead(props: AppointmentHeadProps) {
  const { appointment, isForgotten, data, sheetId, opened, when, onStart, onOpen } = props;
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  const { t: common } = useTranslation('haushalt', { keyPrefix: 'appointments' });
  const { t: code } = useTranslation('household/appointments');
  const { clock } = useHost();
  const { household } = useKnownHousehold(useHouseholdId());
  const isRunning = appointment?.state === 'running';
  const occasion = appointment && code(`occasion.${appointment.occasion}`);
  const last = lastAppointment(data.appointments);
  const toggle = (sheet: Opened) => ({
    opened: opened?.kind === sheet.kind,
    controls: sheetId,
    writes: true,
    onToggle: () => onOpen(opened?.kind === sheet.kind ? undefined : sheet),
  });
  const save = async ({ id, begin, end, place }: StoredAppointment, name: string) => {
    const { saveCalendarFile } = await import('@vp-digital/core/parts/file/saveCalendarFile');
    const location = place && code(`place.${place}`);
    saveCalendarFile({ id, begin, end, location, summary: `${occasion}: ${name}`, madeAt: clock.now() });
  };
  return (
    <Card
      title={
        isRunning
          ? t(isForgotten ? 'running.forgotten' : 'running.since', {
              occasion,
              since: when(appointment.begin),
            })
          : (occasion ?? t('next.none'))
      }
      caption={
        appointment ? (
          <AppointmentFacts appointment={appointment} data={data} />
        ) : (
          last && t('last', { when: when(last.begin) })
        )
      }
    >
      <Stack gap="small">
        {appointment && !isRunning && <p>{t('next.when', { when: when(appointment.begin) })}</p>}
        <Row gap="small">
          {isRunning && <EndButton sheet={toggle({ kind: 'end' })} />}
          {(!isRunning || isForgotten) && (
            <Button writes icon={ClockIcon} onClick={onStart}>
              {t('start')}
            </Button>
          )}
          <SheetButton
            {...toggle(appointment ? { kind: 'edit', id: appointment.id } : { kind: 'plan' })}
            kind="quiet"
          >
            {t(appointment ? 'change' : 'plan.button')}
          </SheetButton>
          {appointment && !isRunning && household && (
            <Button kind="quiet" icon={CalendarIcon} onClick={() => void save(appointment, household.name)}>
              {common('toCalendar')}
            </Button>
          )}
          {!isRunning && (
            <SheetButton {...toggle({ kind: 'record' })} kind="quiet">
              {t('record.title')}
            </SheetButton>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

interface EndButtonProps {
  sheet: Omit<SheetButtonProps, 'children'>;
}

/** A talk ends in five steps, also one that nobody has ended when it was over; where these are not offered, it ends here. */
function EndButton({ sheet }: EndButtonProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'appointments' });
  const closingPage = useClosingPage();
  if (closingPage !== undefined)
    return (
      <Button writes icon={ClockIcon} href={closingPage}>
        {t('end')}
      </Button>
    );
  return (
    <SheetButton {...sheet} icon={ClockIcon}>
      {t('end')}
    </SheetButton>
  );
}

interface AppointmentFactsProps {
  appointment: Appointment;
  data: AppointmentData;
}

/** Where, and with whom of the household. */
function AppointmentFacts({ appointment, data }: AppointmentFactsProps) {
  const { t: code } = useTranslation('household/appointments');
  const { list } = useFormat();
  const names = appointment.personIds.flatMap((id) => shortNameOf(data, id) ?? []);
  const { place } = appointment;
  return [place && code(`place.${place}`), list(names)].filter(Boolean).join(' · ');
}
