import type { ClosedAppointment } from '@vp-digital/core/contracts';
import { dayOfAppointment, wallTimeOf } from '@vp-digital/core/household';
import { minutesAfter } from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { purposeOf } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { useAreaServices } from '@vp-digital/core/services';
import { useState } from 'react';
import { useCloseAppointmentMutation } from '../../api';
import type { StepsData } from './useTalk';

export type ClosingProblem = 'label' | 'end' | 'notSaved' | 'refused' | 'failed';

export interface Closing {
  /** What the snapshot is called. */
  label: string;
  setLabel(label: string | undefined): void;
  /** Time of day at which it was over; undefined until somebody says so of one that began on another day. */
  end: string | undefined;
  setEnd(end: string | undefined): void;
  close(): Promise<void>;
  isBusy: boolean;
  problem: ClosingProblem | undefined;
  closed: ClosedAppointment | undefined;
}

/**
 * "Termin abschließen": what is typed is saved, the services end the appointment, freeze the household and begin the
 * summary in one deed, then the customer view is closed. When it fails the appointment goes on, and nothing is lost.
 */
export function useClosing({ appointment }: Pick<StepsData, 'appointment'>): Closing {
  const { t: code } = useTranslation('household/appointments');
  const { date } = useFormat();
  const { clock, customer } = useHost();
  const { queues } = useAreaServices();
  const householdId = useHouseholdId();
  const [closeAppointment, { isLoading }] = useCloseAppointmentMutation();
  const isOfToday = appointment && dayOfAppointment(appointment) === clock.today();
  const usual = appointment
    ? `${code(`occasion.${appointment.occasion}`)} ${date(dayOfAppointment(appointment))}`
    : '';
  const [label, setLabel] = useState<string>();
  const [typedEnd, setEnd] = useState<{ time: string | undefined }>();
  const [problem, setProblem] = useState<ClosingProblem>();
  const [closed, setClosed] = useState<ClosedAppointment>();
  const end = typedEnd ? typedEnd.time : isOfToday ? wallTimeOf(clock.now()).slice(11) : undefined;
  const close = async () => {
    if (!appointment) return;
    const name = (label ?? usual).trim();
    const over = end && endOf(appointment.begin, end);
    if (name === '') return setProblem('label');
    if (!over) return setProblem('end');
    setProblem(undefined);
    if (!(await queues.flushAll())) return setProblem('notSaved'); // what is frozen holds all that was typed
    const answer = await closeAppointment({
      householdId,
      appointmentId: appointment.id,
      closing: {
        end: over,
        label: name,
        ...(name === usual && { purpose: purposeOf(appointment.occasion) }),
      },
    });
    if ('error' in answer) {
      const { error } = answer;
      const isGone =
        error !== undefined && 'kind' in error && error.kind === 'failed' && error.status === 409;
      return setProblem(isGone ? 'refused' : 'failed');
    }
    setClosed(answer.data);
    customer?.end?.();
  };
  return {
    label: label ?? usual,
    setLabel: (text) => setLabel(text ?? ''),
    end,
    setEnd: (time) => setEnd({ time }),
    close,
    isBusy: isLoading,
    problem,
    closed,
  };
}

/** An end that is earlier than the beginning is one after midnight, if it is of the same night; else a slip. */
function endOf(begin: string, time: string): string | undefined {
  const day = begin.slice(0, 10);
  if (time >= begin.slice(11)) return `${day}T${time}`;
  const next = minutesAfter(`${day}T${time}`, 24 * 60);
  return next <= minutesAfter(begin, longestNight) ? next : undefined;
}

/** Minutes. */
const longestNight = 12 * 60;
