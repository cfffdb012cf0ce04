import { useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import { routes } from '@vp-digital/core/reference';
import { optimumDocuments } from '../../shared/optimum/data';
import { OptimumView } from './OptimumView';
import { LeadsToState } from '../../shared/frozen/LeadsToState';

/** Optimum-Rechnung: what subsidies, employers and tax would give the household and it does not take. */
export default function OptimumPage() {
  const { t } = useTranslation('analysis', { keyPrefix: 'optimum' });
  const result = usePageDocuments(optimumDocuments);
  return (
    <LeadsToState route={routes.optimumOfSnapshot}>
      {result.status === 'ready' ? (
        <OptimumView data={result.data} />
      ) : (
        <Page name={t('name')}>
          <LoadedState result={result}>{() => undefined}</LoadedState>
        </Page>
      )}
    </LeadsToState>
  );
}
