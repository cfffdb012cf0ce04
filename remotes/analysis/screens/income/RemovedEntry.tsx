import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Button } from '@vp-digital/core/ui';

export interface RemovedEntryProps {
  /** Says that it is gone. */
  title: string;
  onRestore(): void;
}

/** Replaces a removed entry and offers to restore it. */
export function RemovedEntry({ title, onRestore }: RemovedEntryProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'income' });
  return (
    <Alert tone="info" announce title={title} action={<Button onClick={onRestore}>{t('undo')}</Button>} />
  );
}
