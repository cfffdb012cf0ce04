import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { Page } from '@vp-digital/core/ui';
import { SummarizeButton } from '../../shared/summarize/SummarizeButton';
import { RecapView } from './RecapView';

/** Notes, decisions and tasks of the talk: a page of its own, and beside every other one in the side slot. */
export default function RecapPage() {
  const { t } = useTranslation('gespraechszusammenfassung', { keyPrefix: 'recap' });
  const { slot } = useHost();
  const result = usePageDocuments(['recap', 'appointments']);
  return (
    <Page
      name={t('name')}
      caption={t('caption')}
      slot={slot}
      actions={slot === 'page' && <SummarizeButton />}
    >
      <LoadedState result={result}>{(data) => <RecapView data={data} />}</LoadedState>
    </Page>
  );
}
