import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Page } from '@vp-digital/core/ui';
import { AdviceView } from './AdviceView';
import { documents } from './documents';

/** Beratung: from the gaps to solutions, in the agreed order. */
export default function AdvicePage() {
  const { t } = useTranslation('beratung', { keyPrefix: 'advice' });
  const { slot } = useHost();
  const result = usePageDocuments(documents);
  if (result.status === 'ready') return <AdviceView data={result.data} />;
  return (
    <Page name={t('name')} slot={slot}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}
