import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import type { DataOf, PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { documents } from '../../shared/documents';
import { talkStates, talkStationNames } from '../../shared/talk/talkStations';

const promises = ['overview', 'money', 'plan'] as const;

/** What the guided talk promises, and its way, for the customer. */
export default function FfgStartCustomer({ data }: PageProps<DataOf<typeof documents.ffgStart>>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'ffgStart' });
  const { t: own } = useTranslation('analysis', { keyPrefix: 'ffgStartCustomer' });
  const { t: name } = useTranslation('analysis', { keyPrefix: 'steps.to' });
  const states = talkStates(data, useHost().clock.today());
  return (
    <CustomerPage
      ask={own('ask')}
      name={own('name', { names: useNames(data) })}
      headline={<Trans t={t} i18nKey="headline" components={{ key: <Key /> }} />}
    >
      <CustomerCard title={own('get')}>
        <CustomerRows
          rows={promises.map((promise) => ({
            key: promise,
            name: t(`promise.${promise}.title`),
            detail: t(`promise.${promise}.text`),
            value: '',
          }))}
        />
      </CustomerCard>
      <CustomerCard title={t('path')}>
        <CustomerRows
          rows={talkStationNames.map((station, index) => ({
            key: station,
            name: `${index + 1}. ${name(station)}`,
            value: states[station] === 'complete' ? own('done') : own('open'),
          }))}
        />
      </CustomerCard>
      <NextStep about={own('next')}>{own('why')}</NextStep>
    </CustomerPage>
  );
}
