import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button } from '@vp-digital/core/ui';
import { type ReactNode, useEffect, useRef } from 'react';

export interface TakenProps {
  /** Whether the service has it, or it waits on this device. */
  isSaved: boolean;
  /** What the snapshot is called that was made before. */
  label: string;
  /** What it was. */
  children?: ReactNode;
  onClose(): void;
}

/** What came of it, where the cards were: whoever confirmed below them goes on from here. */
export function Taken({ isSaved, label, children, onClose }: TakenProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'fileImport.confirm' });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert
        tone={isSaved ? 'positive' : 'warning'}
        announce
        title={t(isSaved ? 'done' : 'unsaved')}
        action={<Button onClick={onClose}>{t('close')}</Button>}
      >
        {children}
        <p>{t('undo', { label })}</p>
      </Alert>
    </div>
  );
}
