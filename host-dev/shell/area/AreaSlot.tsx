import { useTranslation } from '@vp-digital/core/libs/i18n';
import { createSupportId, type Host, type Language, type Mounted } from '@vp-digital/core/shell';
import { useEffect, useRef, useState } from 'react';
import type { MountedSlot } from '../session/createShell';
import { mountArea } from '../session/mountArea';
import { AreaFailed } from './AreaFailed';
import { AreaLoading } from './AreaLoading';
import { useShell } from '../session/ShellContext';

type SlotState =
  | { kind: 'loading' }
  | { kind: 'mounted' }
  | { kind: 'failed'; error: unknown; supportId: string };

export interface AreaSlotProps extends Partial<Pick<Host, 'location' | 'slot'>> {
  area: string;
  /** Where the shell finds the area to save it. Default, in the page slot: the page. */
  holder?: MountedSlot;
}

/** The place of an area, by default the one that owns the address: loads it, mounts it, and says so when that fails. */
export function AreaSlot(props: AreaSlotProps) {
  const [attempt, setAttempt] = useState(0);
  return <Slot key={`${props.area} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Slot({ onRetry, ...props }: AreaSlotProps & { onRetry(): void }) {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'en' ? 'en' : 'de';
  const [state, setState] = useState<SlotState>({ kind: 'loading' });
  const place = useRef<HTMLDivElement>(null);
  const slot = props.slot && { slot: props.slot };
  const mounted = useMountedArea(props, place, language, setState);

  useEffect(() => mounted.current?.setLanguage(language), [mounted, language]);

  return (
    <>
      {state.kind === 'loading' && <AreaLoading {...slot} />}
      {state.kind === 'failed' && (
        <AreaFailed error={state.error} supportId={state.supportId} onRetry={onRetry} {...slot} />
      )}
      <div ref={place} />
    </>
  );
}

/** Mounts the area into an element of its own, so that a slow unmount never meets the next mount. */
function useMountedArea(
  { area, location: ownLocation, slot = 'page', holder: ownHolder }: AreaSlotProps,
  place: React.RefObject<HTMLDivElement | null>,
  language: Language,
  setState: (state: SlotState) => void,
) {
  const shell = useShell();
  const location = ownLocation ?? shell.location;
  const holder = ownHolder ?? (slot === 'page' ? shell.page : undefined);
  const mounted = useRef<Mounted | undefined>(undefined);
  const firstLanguage = useRef(language);

  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    let left = false;
    const takeDown = (ours: Mounted | undefined) =>
      void Promise.resolve(ours?.unmount()).finally(() => element.remove());
    const mount = async () => {
      const ours = await mountArea(shell, area, {
        element,
        language: firstLanguage.current,
        location,
        slot,
      });
      if (left) return takeDown(ours);
      mounted.current = ours;
      if (holder) Object.assign(holder, { area, mounted: ours });
      await ours.ready;
      if (!left) setState({ kind: 'mounted' });
    };
    mount().catch((error: unknown) => {
      if (left) return element.remove();
      const supportId = createSupportId();
      const version = shell.registry[area]?.version ?? '';
      shell.sink.error(error, { area, version, during: 'mount', supportId });
      setState({ kind: 'failed', error, supportId });
    });
    return () => {
      left = true;
      element.hidden = true;
      if (holder && holder.mounted === mounted.current) holder.mounted = undefined;
      if (mounted.current) takeDown(mounted.current);
      mounted.current = undefined;
    };
  }, [area, holder, location, place, setState, shell, slot]);

  return mounted;
}
