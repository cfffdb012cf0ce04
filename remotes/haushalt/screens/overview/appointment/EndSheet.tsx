import {
  type AppointmentData,
  type AppointmentDraft,
  minutesAfter,
  minutesBetween,
  newAppointment,
  Themes,
  TimeField,
  useUnsaved,
  WhenFields,
  WhereFields,
} from '@vp-digital/core/forms';
import { type StoredAppointment, wallTimeOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Button, Checkbox, Row, SideSheet, Stack } from '@vp-digital/core/ui';
import { useState } from 'react';
import { type AppointmentList, finish, type WholeDraft } from './actions';
import type { Did } from './opened';

export interface EndSheetProps {
  id: string;
  appointment: StoredAppointment;
  data: AppointmentData;
  list: AppointmentList;
  /** A new one, as soon as it has ended. */
  begins: true | undefined;
  onDone(did: Did): void;
  onClose(): void;
}

/** What was talked about, when it was over, and when one meets again. */
export function EndSheet({ id, appointment, data, list, begins, onDone, onClose }: EndSheetProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'overview.appointment' });
  const { t: code } = useTranslation('household/appointments');
  const { clock } = useHost();
  const [today, now] = [clock.today(), wallTimeOf(clock.now())];
  const day = appointment.begin.slice(0, 10);
  const [end, setEnd] = useState(day === today ? now.slice(11) : appointment.end?.slice(11));
  const [meetsAgain, setMeetsAgain] = useState(false);
  const [next, setNext] = useState<AppointmentDraft>({
    ...newAppointment(data, today),
    place: appointment.place,
    personIds: appointment.personIds,
  });
  const isNextDay = end !== undefined && end < appointment.begin.slice(11);
  const over = end && minutesAfter(`${day}T${end}`, isNextDay ? 24 * 60 : 0);
  const isBefore = over !== undefined && isNextDay && minutesBetween(appointment.begin, over) > longestNight;
  useUnsaved(t('end.title'), meetsAgain);
  const isWhole = over && !isBefore && (!meetsAgain || isBegun(next));
  const write = () => {
    if (!over) return;
    finish(list, appointment, { end: over, next: meetsAgain && isBegun(next) ? next : undefined });
    onDone('ended');
  };
  return (
    <SideSheet id={id} opened title={t('end.title')} onClose={onClose}>
      <Stack gap="medium">
        {begins && <p>{t('end.first')}</p>}
        <Themes
          value={appointment.themes}
          onChange={(themes) => list.entries.change(appointment.id, { themes }, list.name)}
        />
        <TimeField
          required
          label={code('field.until')}
          value={end}
          error={isBefore ? t('end.before') : undefined}
          onChange={setEnd}
          onInvalid={() => setEnd(undefined)}
        />
        <Checkbox label={t('end.next')} value={meetsAgain} onChange={setMeetsAgain} />
        {meetsAgain && (
          <>
            <WhenFields
              begin={next.begin}
              end={next.end}
              min={today}
              onChange={(begin, until) => setNext({ ...next, begin, end: until })}
              onInvalid={() => setNext({ ...next, begin: undefined })}
            />
            <WhereFields value={next} onChange={(fields) => setNext({ ...next, ...fields })} />
          </>
        )}
        <Row>
          <Button kind="primary" disabled={!isWhole} onClick={write}>
            {t('end.title')}
          </Button>
        </Row>
      </Stack>
    </SideSheet>
  );
}

/** Minutes: an end that is earlier than the beginning is one after midnight, or a slip. */
const longestNight = 12 * 60;

const isBegun = (draft: AppointmentDraft): draft is WholeDraft => draft.begin !== undefined;
