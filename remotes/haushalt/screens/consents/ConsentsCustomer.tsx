import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import type { PageProps, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery } from '@vp-digital/core/parts';
import { useHost } from '@vp-digital/core/platform';
import { useConsentsQuery } from '../../shared/consents/api';
import { type PersonLine, personLines } from './lines';
import { stateOfConsents } from './useHeadline';
import { useStateText } from './useStateText';

type ConsentsData = Pick<SectionData, 'persons'>;

/** What everybody was given to read and has consented to, for the customer. */
export default function ConsentsCustomer({ data }: PageProps<ConsentsData>) {
  const consents = fromQuery(useConsentsQuery(useHouseholdId()));
  const today = useHost().clock.today();
  if (consents.status !== 'ready') return undefined;
  return <Consents data={data} lines={personLines(data.persons, consents.data, today)} />;
}

function Consents({ data, lines }: { data: ConsentsData; lines: PersonLine[] }) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'consentsCustomer' });
  const { t: say } = useTranslation('haushalt', { keyPrefix: 'consents' });
  const stateText = useStateText();
  const { kind, count } = stateOfConsents(lines);
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(data) })}
      headline={t(`headline.${kind}`, { count })}
    >
      {lines.map(({ id, name, information, purposes }) => (
        <CustomerCard key={id} title={name}>
          <CustomerRows
            rows={[...information, ...purposes].map(({ topic, state }) => ({
              key: topic,
              name: say(`topic.${topic}`),
              value: stateText(topic, state).join(' · '),
            }))}
          />
        </CustomerCard>
      ))}
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
