import { useTranslation } from '@vp-digital/core/libs/i18n';
import { ProgressLine } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import { AreaSlot } from './AreaSlot';

/** Milliseconds after which an outline takes the place of the area that stays. */
const stayFor = 1_000;

export interface AreaTransitionProps {
  /** The one that owns the address. */
  area: string;
  /** Whose page it is, and who looks at it. */
  scope: string;
}

/**
 * The area that owns the address. The one before it stays, and takes no input, until this one stands or a second has gone
 * by; nothing stays of another household's page, nor when somebody else, in another role or for another contract, goes on.
 */
export function AreaTransition({ area, scope }: AreaTransitionProps) {
  const { t } = useTranslation('shell', { keyPrefix: 'area' });
  const [shown, setShown] = useState({ area, scope });
  const isOver = shown.scope !== scope;
  if (isOver) setShown({ area, scope });
  const isPending = shown.area !== area && !isOver;

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setShown({ area, scope }), stayFor);
    return () => clearTimeout(timer);
  }, [area, isPending, scope]);

  const announceReady = (readyKey: string) => {
    if (readyKey === area) setShown({ area, scope });
  };
  return (
    <>
      {isPending && <ProgressLine label={t('loading')} />}
      {[...(isPending ? [shown.area] : []), area].map((each) => (
        <AreaSlot
          key={each}
          area={each}
          stay={isPending ? (each === area ? 'coming' : 'staying') : 'shown'}
          onReady={() => announceReady(each)}
        />
      ))}
    </>
  );
}
