import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { useReadOnly } from '@vp-digital/core/ui';
import { useEffect, useEffectEvent } from 'react';
import { type Deed, takeWishedDeed } from '../../../shared/appointments/wishedDeed';

/** Does what was pressed in the list of households, when the appointments are there. */
export function useWishedDeed(deeds: Readonly<Record<Deed, () => void>>): void {
  const householdId = useHouseholdId();
  const { clock } = useHost();
  const readOnly = useReadOnly();
  const onShown = useEffectEvent(() => {
    const deed = takeWishedDeed(householdId, clock.now());
    if (deed && readOnly === undefined) deeds[deed]();
  });
  useEffect(() => onShown(), []);
}
