import {
  CustomerCard,
  CustomerPage,
  CustomerRows,
  NextStep,
  useNames,
  useNeedRow,
} from '@vp-digital/core/customer';
import { useNeedWords } from '@vp-digital/core/figures';
import { needComparison, topicState, withPositions } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { usePageDocuments } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { type AdviceData, documents } from './documents';

/** In which order the household talks about its topics, and how far it is, for the customer. */
export default function AdviceCustomer() {
  const result = usePageDocuments(documents);
  return result.status === 'ready' ? <Picture data={result.data} /> : undefined;
}

function Picture({ data }: { data: AdviceData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'adviceCustomer' });
  const date = useHost().clock.today();
  const comparison = needComparison({ household: data, date });
  const after = needComparison({ household: withPositions(data, 'accepted'), date });
  const { name } = useNeedWords(data);
  const rowOf = useNeedRow(data);
  const states = comparison.open.map((row) => ({ row, state: topicState(data, row, after) }));
  const next = states.find(({ state }) => state === 'open')?.row;
  const talked = states.filter(({ state }) => state !== 'open');
  const isEmpty = comparison.open.length + comparison.settled.length === 0;
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { names: useNames(data) })}
      headline={
        isEmpty ? (
          t('headlineEmpty')
        ) : next ? (
          <Trans t={t} i18nKey="headline" values={{ topic: name(next) }} components={{ key: <Key /> }} />
        ) : (
          t('headlineTalked')
        )
      }
    >
      {comparison.open.length > talked.length && (
        <CustomerCard title={t('open')} wide>
          <CustomerRows
            rows={states.filter(({ state }) => state === 'open').map(({ row }) => rowOf(row))}
            columns={2}
          />
        </CustomerCard>
      )}
      {talked.length > 0 && (
        <CustomerCard title={t('talked')}>
          <CustomerRows
            rows={talked.map(({ row, state }) => ({
              key: row.key,
              name: name(row),
              value: t(`state.${state}`),
            }))}
          />
        </CustomerCard>
      )}
      {isEmpty && <NextStep about={t('nextEmpty')}>{t('whyEmpty')}</NextStep>}
      {next && <NextStep about={name(next)}>{t('why')}</NextStep>}
    </CustomerPage>
  );
}
