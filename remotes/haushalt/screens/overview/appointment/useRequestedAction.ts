import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { useReadOnly } from '@vp-digital/core/ui';
import { useEffect, useEffectEvent } from 'react';
import { type AppointmentAction, takeRequestedAction } from '../../../shared/appointments/requestedAction';

/** Does what was pressed in the list of households, when the appointments are there. */
export function useRequestedAction(actions: Readonly<Record<AppointmentAction, () => void>>): void {
  const householdId = useHouseholdId();
  const { clock } = useHost();
  const readOnly = useReadOnly();
  const onShown = useEffectEvent(() => {
    const action = takeRequestedAction(householdId, clock.now());
    if (action && readOnly === undefined) actions[action]();
  });
  useEffect(() => onShown(), []);
}
