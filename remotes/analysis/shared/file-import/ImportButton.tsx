import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useMayKnow, WhollyKnown } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { Button } from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';
import { documents } from '../documents';
import type { ImportKind } from './importKinds';

export interface ImportButtonProps {
  kind: ImportKind;
  /** It comes back where a file was read: whoever closed that goes on from here. */
  focused: boolean;
  onClick(): void;
}

/**
 * For those who take in the household's papers and may keep its state, which is done before anything is taken over; where
 * all is known that a file adds to.
 */
export function ImportButton({ kind, focused, onClick }: ImportButtonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'imports' });
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (focused) place.current?.querySelector('button')?.focus();
  }, [focused]);
  const mayKeep = useHasPermission(permissions.sectionReport);
  const mayRead = useMayKnow('bank');
  if (!mayKeep || !mayRead) return undefined;
  return (
    <WhollyKnown documents={documents.imports[kind]}>
      <span ref={place}>
        <Button writes size="compact" onClick={onClick}>
          {t(kind === 'statement' ? 'statement' : 'list')}
        </Button>
      </span>
    </WhollyKnown>
  );
}
