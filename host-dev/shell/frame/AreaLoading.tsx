import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Page, Skeleton } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';

const noticeAfter = 8_000;

/** The outline of a page while its area is fetched; after 8 seconds it says that this takes longer. */
export function AreaLoading({ slot }: { slot?: 'page' | 'side' }) {
  const { t } = useTranslation('shell', { keyPrefix: 'area' });
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), noticeAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page name={t('loading')} slot={slot}>
      {slow && <Alert tone="info" title={t('slow')} />}
      <Skeleton shape="card" />
    </Page>
  );
}
