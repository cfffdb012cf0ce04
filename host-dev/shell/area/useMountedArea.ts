import { createSupportId, type Host, type Language, type Mounted } from '@vp-digital/core/shell';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mountArea } from '../session/mountArea';
import { passWantedContract } from '../session/wantedContract';
import { useShell } from '../session/ShellContext';
import type { MountedSlot } from '../session/createShell';

export type SlotState =
  | { kind: 'loading' }
  | { kind: 'mounted' }
  | { kind: 'failed'; error: unknown; supportId: string };

export interface MountedAreaOptions extends Partial<Pick<Host, 'location' | 'slot'>> {
  area: string;
  /** Where the shell finds the area to save it. Default, in the page slot: the page. */
  holder?: MountedSlot | undefined;
  /** Whether this is the area that the shell saves. */
  isShown: boolean;
  /** Its first screen stands, or it has failed. */
  onReady?: (() => void) | undefined;
}

/** Mounts the area into an element of its own, so that a slow unmount never meets the next mount. */
export function useMountedArea(
  { area, location: ownLocation, slot = 'page', holder: ownHolder, isShown, onReady }: MountedAreaOptions,
  place: RefObject<HTMLDivElement | null>,
  language: Language,
): { state: SlotState; mounted: Mounted | undefined } {
  const shell = useShell();
  const location = ownLocation ?? shell.location;
  const holder = ownHolder ?? (slot === 'page' ? shell.page : undefined);
  const [state, setState] = useState<SlotState>({ kind: 'loading' });
  const [mounted, setMounted] = useState<Mounted>();
  const firstLanguage = useRef(language);
  const settle = useEffectEvent((settled: SlotState) => {
    setState(settled);
    onReady?.();
  });

  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    let left = false;
    let ours: Mounted | undefined;
    const takeDown = () => void Promise.resolve(ours?.unmount()).finally(() => element.remove());
    const mount = async () => {
      ours = await mountArea(shell, area, { element, language: firstLanguage.current, location, slot });
      if (left) return takeDown();
      setMounted(ours);
      await ours.ready;
      if (left) return;
      settle({ kind: 'mounted' });
      if (slot === 'page') passWantedContract(shell);
    };
    mount().catch((error: unknown) => {
      if (left) return element.remove();
      const supportId = createSupportId();
      const version = shell.registry[area]?.version ?? '';
      shell.sink.error(error, { area, version, during: 'mount', supportId });
      settle({ kind: 'failed', error, supportId });
    });
    return () => {
      left = true;
      element.hidden = true;
      setMounted(undefined);
      if (ours) takeDown();
    };
  }, [area, location, place, shell, slot]);

  useEffect(() => {
    if (!holder || !mounted || !isShown) return;
    Object.assign(holder, { area, mounted });
    return () => {
      if (holder.mounted === mounted) holder.mounted = undefined;
    };
  }, [area, holder, isShown, mounted]);

  return { state, mounted };
}
