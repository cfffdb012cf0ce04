import type { KeptAppointment } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Card, ClockIcon, Row, SheetButton } from '@vp-digital/core/ui';
import { AppointmentFacts } from './AppointmentFacts';
import type { AppointmentData } from './newAppointment';
import type { Opened } from './opened';
import { useWhen } from '../../appointments/useWhen';

export interface RunningAppointmentProps {
  appointment: KeptAppointment;
  data: AppointmentData;
  sheetId: string;
  opened: Opened | undefined;
  onOpen(sheet: Opened | undefined): void;
}

/** What goes on, and since when. */
export function RunningAppointment({ appointment, data, sheetId, opened, onOpen }: RunningAppointmentProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  const { t: code } = useTranslation('household/appointments');
  const today = useHost().clock.today();
  const when = useWhen();
  const { id, begin, occasion } = appointment;
  const isToday = begin.slice(0, 10) === today;
  const since = isToday ? t('clock', { time: begin.slice(11) }) : when(begin);
  const toggle = (sheet: Opened) => ({
    opened: opened?.kind === sheet.kind,
    controls: sheetId,
    onToggle: () => onOpen(opened?.kind === sheet.kind ? undefined : sheet),
  });
  return (
    <Card
      title={t('running.since', { occasion: code(`occasion.${occasion}`), since })}
      caption={<AppointmentFacts appointment={appointment} data={data} />}
    >
      <Row gap="small">
        <SheetButton {...toggle({ kind: 'end' })} writes icon={ClockIcon}>
          {t('end.button')}
        </SheetButton>
        <SheetButton {...toggle({ kind: 'edit', id })} writes kind="quiet">
          {t('change')}
        </SheetButton>
      </Row>
    </Card>
  );
}
