import { CustomerPage, FigureCard, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure, useAssumedPension } from '@vp-digital/core/figures';
import {
  adults,
  ownNetPensionFigure,
  type PageProps,
  pensionPurchasingPowerFigure,
  personPension,
  shortNameOf,
  widowPensionFigure,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { insured, type StatePensionData } from '../../shared/state-pension/data';

/** What the state pays later, for the customer. */
export default function StatePensionCustomer({ data }: PageProps<StatePensionData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePensionCustomer' });
  const { t: certainty } = useTranslation('household/certainty');
  const { date, euros, percent } = useFormat();
  const sayAssumed = useAssumedPension('customer');
  const name = t('name', { names: useNames(data) });
  const people = insured(data, useHost().clock.today()).filter(({ isRetired }) => !isRetired);
  const retired = people.length === 0;
  return (
    <CustomerPage
      ask={t(retired ? 'askRetired' : 'ask')}
      name={name}
      headline={
        <OfFigure figure={ownNetPensionFigure}>
          <Headline data={data} />
        </OfFigure>
      }
    >
      {people.map(({ person }) => (
        <FigureCard
          key={`${person.id} net`}
          figure={ownNetPensionFigure}
          input={{ personId: person.id }}
          of={person.name}
          caption={({ gross, assumed, othersFrom }) =>
            [
              t('gross', { gross: euros(gross) }),
              ...(assumed ? [sayAssumed('oldAge', person.name)] : []),
              ...(othersFrom ? [certainty('othersFrom', { name: person.name, date: date(othersFrom) })] : []),
            ].join(' ')
          }
        />
      ))}
      {people.map(({ person }) => (
        <FigureCard
          key={`${person.id} power`}
          figure={pensionPurchasingPowerFigure}
          input={{ personId: person.id }}
          of={person.name}
          caption={({ years, inflation }) => t('buys', { count: years, inflation: percent(inflation) })}
        />
      ))}
      <CustomerWidows data={data} />
      <NextStep about={t('next')}>{t(retired ? 'whyRetired' : 'why')}</NextStep>
    </CustomerPage>
  );
}

function Headline({ data }: { data: StatePensionData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePensionCustomer' });
  const { t: certaintyText } = useTranslation('household/certainty');
  const { euros, list } = useFormat();
  const date = useHost().clock.today();
  const working = insured(data, date).filter(({ isRetired }) => !isRetired);
  const known = working.flatMap(({ person }) => {
    const pension = personPension({ household: data, personId: person.id, date });
    return pension.kind === 'computed'
      ? [{ name: person.name, net: pension.value.net, assumed: pension.value.assumed }]
      : [];
  });
  if (working.length === 0) return t('retired');
  if (known.length === 0) return t('empty');
  const sum = euros(known.reduce((total, { net }) => total + net, 0));
  const isEstimated = known.some(({ assumed }) => assumed);
  const others = working
    .filter(({ person }) => known.every(({ name }) => name !== person.name))
    .map(({ person }) => person.name);
  const whole = known.length > 1 ? 'all' : adults(data).length === 1 ? 'own' : 'one';
  return (
    <>
      <Trans
        t={t}
        i18nKey={known.length < working.length ? 'partly' : whole}
        values={{
          amount: isEstimated ? certaintyText('estimatedAmount', { amount: sum }) : sum,
          names: list(known.map(({ name }) => name)),
        }}
        components={{ key: <Key /> }}
      />
      {others.length > 0 && ` ${t('lacking', { others: list(others) })}`}
    </>
  );
}

/** Of a couple: what the state pays the one when the other one dies. */
function CustomerWidows({ data }: { data: StatePensionData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'statePensionCustomer' });
  const { euros } = useFormat();
  const couple = adults(data).filter(({ role }) => role !== 'other');
  return couple.map(({ id, name }) => (
    <FigureCard
      key={id}
      figure={widowPensionFigure}
      input={{ personId: id }}
      of={t('when', { name })}
      caption={({ survivorId, ifMarriedBefore2002 }) =>
        [
          t('of', { survivor: shortNameOf(data, survivorId) ?? '' }),
          ...(ifMarriedBefore2002 === undefined
            ? []
            : [t('before2002', { amount: euros(ifMarriedBefore2002) })]),
        ].join(' ')
      }
    />
  ));
}
