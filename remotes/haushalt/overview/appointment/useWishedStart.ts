import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { useReadOnly } from '@vp-digital/core/ui';
import { useEffect, useEffectEvent } from 'react';
import { takeWishedStart } from '../../appointments/wishedStart';

/** Does what was pressed in the list of households, when the appointments are there. */
export function useWishedStart(start: () => void): void {
  const householdId = useHouseholdId();
  const { clock } = useHost();
  const readOnly = useReadOnly();
  const onShown = useEffectEvent(() => {
    if (takeWishedStart(householdId, clock.now()) && readOnly === undefined) start();
  });
  useEffect(() => onShown(), []);
}
