import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { ProgressLine } from '@vp-digital/core/ui';
import { useEffect } from 'react';

/** Milliseconds. */
const noticeAfter = 8_000;

/** Over the page that stays: another one is on its way, and since when. */
export function PendingNotice() {
  const { t } = useTranslation('app', { keyPrefix: 'loading' });
  const { shell } = useHost();
  const text = t('slow');
  useEffect(() => {
    const timer = setTimeout(() => shell.send('showMessage', { severity: 'info', text }), noticeAfter);
    return () => clearTimeout(timer);
  }, [shell, text]);
  return <ProgressLine label={t('page')} />;
}
