import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import type { PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { InvestmentData } from '../../shared/investment/data';
import { horizonBands, limits, riskFrame } from '../../shared/investment/riskFrame';
import { useReserveText } from '../../shared/investment/useReserveText';

/** How much risk fits, in euros, for the customer. */
export default function InvestmentCustomer({ data }: PageProps<InvestmentData>) {
  return <PersonPage data={data} View={Frame} />;
}

function Frame({ data, person }: { data: InvestmentData; person: { id: string; name: string } }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investmentCustomer' });
  const { t: bar } = useTranslation('beratung', { keyPrefix: 'investment.bars' });
  const { t: time } = useTranslation('beratung', { keyPrefix: 'investment.time' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const answers = data.suitability.items[person.id];
  const frame = riskFrame(answers);
  const bands = horizonBands(data, date).flatMap(({ key, amount }) =>
    amount === undefined ? [] : [{ key, amount }],
  );
  const reserve = useReserveText(data);
  const widest = Math.max(1, ...limits.map((name) => answers?.[name] ?? 0));
  return (
    <CustomerPage
      ask={t('ask')}
      name={t('name', { name: person.name })}
      headline={
        frame ? (
          <Trans
            t={t}
            i18nKey="headline"
            values={{ amount: euros(frame.mostInShares) }}
            components={{ key: <Key /> }}
          />
        ) : (
          t('headlineOpen')
        )
      }
    >
      <CustomerCard title={t('bars')}>
        <CustomerRows
          rows={limits.map((name) => {
            const amount = answers?.[name];
            return amount === undefined
              ? { key: name, name: bar(name), value: '–', certainty: 'missing' as const }
              : {
                  key: name,
                  name: bar(name),
                  detail: frame?.binding === name ? bar('binds') : undefined,
                  value: euros(amount),
                  share: amount / widest,
                };
          })}
        />
      </CustomerCard>
      {(bands.length > 0 || reserve !== undefined) && (
        <CustomerCard title={time('title')}>
          <CustomerRows
            rows={[
              ...(reserve === undefined ? [] : [{ key: 'reserve', name: time('reserve'), value: reserve }]),
              ...bands.map(({ key, amount }) => ({ key, name: time(key), value: euros(amount) })),
            ]}
          />
        </CustomerCard>
      )}
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
