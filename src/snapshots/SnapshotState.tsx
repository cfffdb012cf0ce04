import type { Snapshot } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { type Loaded, LoadedState } from '@vp-digital/core/parts';
import { routeError } from '@vp-digital/core/platform';
import { Alert } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';

export interface SnapshotStateProps {
  result: Loaded<Snapshot>;
  children: (snapshot: Snapshot) => ReactNode;
}

/**
 * A snapshot in its four states, and in a fifth: one whose checksum does not fit is never shown. An address that names
 * none leads where one leads that names somebody else's.
 */
export function SnapshotState({ result, children }: SnapshotStateProps) {
  const { t } = useTranslation('household/snapshots');
  if (result.status === 'error' && result.error.kind === 'invalid') throw routeError(403);
  if (result.status === 'error' && result.error.kind === 'failed' && result.error.status === 409)
    return (
      <Alert tone="negative" title={t('damaged')} announce>
        {t('damagedText', { id: result.error.requestId?.slice(0, 8) ?? '–' })}
      </Alert>
    );
  return <LoadedState result={result}>{children}</LoadedState>;
}
