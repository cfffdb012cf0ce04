import type { PageProps, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import { useConsentsQuery } from '../../shared/consents/api';
import { ConsentsView } from './ConsentsView';

/** Datenschutz & Einwilligungen: what everybody was given to read and has consented to. */
export default function ConsentsPage({ data: { persons } }: PageProps<Pick<SectionData, 'persons'>>) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const consents = fromQuery(useConsentsQuery(useHouseholdId()));
  return consents.status === 'ready' ? (
    <ConsentsView persons={persons} consents={consents.data} />
  ) : (
    <Page name={t('name')}>
      <LoadedState result={consents}>{() => undefined}</LoadedState>
    </Page>
  );
}
