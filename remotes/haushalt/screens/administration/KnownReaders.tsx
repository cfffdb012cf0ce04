import type { Reader } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Checkbox } from '@vp-digital/core/ui';

export interface KnownReadersProps {
  readers: readonly Reader[];
  known: boolean;
  onChange(known: boolean): void;
}

/** Who else will read the file, and that this is meant; nothing when nobody does. */
export function KnownReaders({ readers, known, onChange }: KnownReadersProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration' });
  if (readers.length === 0) return undefined;
  return (
    <>
      <Alert tone="warning" title={t('readers.title')}>
        {readers.map((reader) => t('handOver.of', reader)).join(', ')}
      </Alert>
      <Checkbox label={t('readers.known')} value={known} onChange={onChange} />
    </>
  );
}
