import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button } from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';

export interface StatementTakenProps {
  /** Whether the service has it, or it waits on this device. */
  isSaved: boolean;
  /** What the snapshot is called that was made before. */
  label: string;
  onClose(): void;
}

/** What came of it, where the cards were: whoever confirmed below them goes on from here. */
export function StatementTaken({ isSaved, label, onClose }: StatementTakenProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statementImport.confirm' });
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
        {t('undo', { label })}
      </Alert>
    </div>
  );
}
