import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { Language } from '@vp-digital/core/shell';
import { useEffect, useRef, useState } from 'react';
import { AreaFailed } from './AreaFailed';
import { AreaLoading } from './AreaLoading';
import { useHasDrawn } from './useHasDrawn';
import { type MountedAreaOptions, useMountedArea } from './useMountedArea';

export interface AreaSlotProps extends Omit<MountedAreaOptions, 'isShown'> {
  /** Nothing is seen of an area that is coming, and nothing is typed into one that stays until it is. Default `shown`. */
  stay?: 'shown' | 'staying' | 'coming';
}

/** The place of an area, by default the one that owns the address: loads it, mounts it, and says so when that fails. */
export function AreaSlot(props: AreaSlotProps) {
  const [attempt, setAttempt] = useState(0);
  return <Slot key={`${props.area} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Slot({ onRetry, stay = 'shown', ...props }: AreaSlotProps & { onRetry(): void }) {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'en' ? 'en' : 'de';
  const place = useRef<HTMLDivElement>(null);
  const slot = props.slot && { slot: props.slot };
  const { state, mounted } = useMountedArea({ ...props, isShown: stay !== 'coming' }, place, language);
  const hasDrawn = useHasDrawn(place);

  useEffect(() => mounted?.setLanguage(language), [mounted, language]);

  return (
    <div hidden={stay === 'coming'} inert={stay === 'staying'}>
      {state.kind === 'loading' && !hasDrawn && stay === 'shown' && <AreaLoading {...slot} />}
      {state.kind === 'failed' && stay !== 'coming' && (
        <AreaFailed error={state.error} supportId={state.supportId} onRetry={onRetry} {...slot} />
      )}
      <div ref={place} />
    </div>
  );
}
