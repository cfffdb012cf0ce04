import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { Language, Mounted } from '@vp-digital/core/shell';
import { useEffect, useRef, useState } from 'react';
import { AreaFailed } from './AreaFailed';
import { AreaLoading } from './AreaLoading';
import { useShell } from './ShellContext';

type SlotState = { kind: 'loading' } | { kind: 'mounted' } | { kind: 'failed'; error: unknown };

/** The place of the area that owns the address: loads it, mounts it, and says so when that fails. */
export function AreaSlot({ area }: { area: string }) {
  const [attempt, setAttempt] = useState(0);
  return <Slot key={`${area} ${attempt}`} area={area} onRetry={() => setAttempt(attempt + 1)} />;
}

function Slot({ area, onRetry }: { area: string; onRetry(): void }) {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'en' ? 'en' : 'de';
  const [state, setState] = useState<SlotState>({ kind: 'loading' });
  const place = useRef<HTMLDivElement>(null);
  const mounted = useMountedArea(area, place, language, setState);

  useEffect(() => mounted.current?.setLanguage(language), [mounted, language]);

  return (
    <>
      {state.kind === 'loading' && <AreaLoading />}
      {state.kind === 'failed' && <AreaFailed error={state.error} onRetry={onRetry} />}
      <div ref={place} />
    </>
  );
}

/** Mounts the area into an element of its own, so that a slow unmount never meets the next mount. */
function useMountedArea(
  area: string,
  place: React.RefObject<HTMLDivElement | null>,
  language: Language,
  setState: (state: SlotState) => void,
) {
  const shell = useShell();
  const mounted = useRef<Mounted | undefined>(undefined);
  const firstLanguage = useRef(language);

  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    let left = false;
    const mount = async () => {
      const { bus, clock, config, flags, loader, location, shared, sink } = shell;
      const ours = await loader.mountArea(area, element, {
        clock,
        config,
        flags,
        language: firstLanguage.current,
        location,
        shared,
        shell: bus.port(),
        sink,
        slot: 'page',
      });
      if (left) return ours.unmount();
      mounted.current = ours;
      shell.page.mounted = ours;
      await ours.ready;
      if (!left) setState({ kind: 'mounted' });
    };
    mount().catch((error: unknown) => {
      if (left) return;
      shell.sink.error(error, { area, version: shell.registry[area]?.version ?? '', during: 'mount' });
      setState({ kind: 'failed', error });
    });
    return () => {
      left = true;
      if (shell.page.mounted === mounted.current) shell.page.mounted = undefined;
      void mounted.current?.unmount();
      mounted.current = undefined;
      element.remove();
    };
  }, [area, place, setState, shell]);

  return mounted;
}
