import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { useEffect } from 'react';

/** Renders nothing: signs out after a 401, otherwise says why the view is blank. */
export function LeaveMessage({ status }: { status: 401 | undefined }) {
  const { shell } = useHost();
  const { t } = useTranslation('app');
  const text = t('error.pageFailed');
  useEffect(() => {
    if (status === 401) shell.send('logout', { reason: 'unauthorized' });
    else shell.send('showMessage', { severity: 'error', text });
  }, [shell, status, text]);
  return undefined;
}
