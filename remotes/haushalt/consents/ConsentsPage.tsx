import { useTranslation } from '@vp-digital/core/libs/i18n';
import { SectionsPage, useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { Page } from '@vp-digital/core/ui';
import { useConsentsQuery } from '../api';
import { ConsentsView } from './ConsentsView';

const sections = ['persons'] as const;

/** Datenschutz & Einwilligungen: what everybody was given to read and has consented to. */
export default function ConsentsPage() {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const consents = fromQuery(useConsentsQuery(useHouseholdId()));
  return (
    <SectionsPage name={t('name')} sections={sections}>
      {({ persons }) =>
        consents.status === 'ready' ? (
          <ConsentsView persons={persons} consents={consents.data} />
        ) : (
          <Page name={t('name')}>
            <LoadedState result={consents}>{() => undefined}</LoadedState>
          </Page>
        )
      }
    </SectionsPage>
  );
}
