import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Alert, Page, Skeleton } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';

const noticeAfter = 8_000;

export interface LoadingPageProps {
  /** What is loading, for who cannot see the outline. */
  name: string;
  slot?: 'page' | 'side' | 'customer' | undefined;
}

/** The outline of a page while its code is fetched; after 8 seconds it says that this takes longer. */
export function LoadingPage({ name, slot }: LoadingPageProps) {
  const { t } = useTranslation('app', { keyPrefix: 'loading' });
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), noticeAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page name={name} slot={slot}>
      {slow && <Alert tone="info" title={t('slow')} />}
      <Skeleton shape="card" />
    </Page>
  );
}
