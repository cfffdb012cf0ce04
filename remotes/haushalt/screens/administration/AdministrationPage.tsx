import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { Page, StillOpen } from '@vp-digital/core/ui';
import { useAdministrationQuery } from '../../shared/access-requests/api';
import { Administered } from './Administered';

/** The file of a household: who is responsible, how it stands, what has to be kept, who has seen it. */
export default function AdministrationPage() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'administration' });
  const result = fromQuery(useAdministrationQuery(useHouseholdId()));
  if (result.status === 'ready')
    return (
      <StillOpen>
        <Administered file={result.data} />
      </StillOpen>
    );
  return (
    <Page name={t('name')}>
      <LoadedState result={result}>{() => undefined}</LoadedState>
    </Page>
  );
}
