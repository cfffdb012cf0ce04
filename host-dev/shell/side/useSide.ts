import { useSelector } from '@vp-digital/core/libs/redux';
import { routes } from '@vp-digital/core/reference';
import { selectHasPermission } from '@vp-digital/core/session';
import type { FoundPage } from '@vp-digital/core/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../session/ShellContext';

export interface Side {
  householdId: string;
  opened: boolean;
  open(): void;
  /** Saves first; stays open, with what is wrong in sight, when that fails. */
  close(): Promise<void>;
}

/**
 * The side slot beside the pages of the household that the address names, by either of its ids; undefined where the
 * recap is not released, allowed, or the page itself.
 */
export function useSide(found: FoundPage | undefined, householdId: string | undefined): Side | undefined {
  const shell = useShell();
  const held = useSelector(selectHasPermission(routes.recap.permission));
  const [openedFor, setOpenedFor] = useState<string>(); // notes of one household never open beside another one
  const pages = shell.registry[routes.recap.area]?.manifest.pages ?? [];
  const isReleased = pages.some(({ path }) => path === routes.recap.path);
  const isPageItself = found?.page.path === routes.recap.path;
  const side: Side | undefined =
    householdId === undefined || !held || !isReleased || isPageItself
      ? undefined
      : {
          householdId,
          opened: openedFor === householdId,
          open: () => setOpenedFor(householdId),
          close: async () => {
            if ((await shell.side.mounted?.save()) ?? true) setOpenedFor(undefined);
          },
        };
  useSideKeys(side);
  return side;
}

/** Alt and N open the slot, bring the focus into it, and close it from within. */
function useSideKeys(side: Side | undefined): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (!side || event.code !== 'KeyN' || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault(); // on a Mac the keys would write a character
    const sheet = document.getElementById(sideSlotId);
    if (!side.opened) side.open();
    else if (sheet?.contains(document.activeElement)) void side.close();
    else sheet?.focus();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

export const sideSlotId = 'side-slot';
