import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { healthDifferenceFigure, type HealthPlan, type PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { useChoice } from '../../shared/module/ChoiceGate';
import { useFitText } from '../../shared/offers/useBenefitWords';
import type { ResultData, ResultPerson } from './data';
import { OwnResultCustomer } from './OwnResultCustomer';
import { openPrivate, options, type Way, waysOf } from './waysOf';
import { useTariffs, withTariffs } from '../../shared/tariffs/withTariffs';

const View = withTariffs(Result);

/** Three ways, the advice and the decision, for the customer. */
export default function ResultCustomer({ data }: PageProps<ResultData>) {
  return <PersonPage data={data} View={View} />;
}

function Result({ data, person }: ResultPerson) {
  const { t } = useTranslation('pkv', { keyPrefix: 'resultCustomer' });
  const { t: code } = useTranslation('household/healthPlans');
  const { list } = useFormat();
  const today = useHost().clock.today();
  const file = useTariffs();
  const choice = useChoice({ data, person });
  const isChoice = choice === 'open';
  const ways = isChoice ? waysOf({ data, person }, file, today) : undefined;
  const plan: Partial<HealthPlan> = data.healthPlans.items[person.id] ?? {};
  const name = t('name', { name: person.name });
  if (choice === 'private') return <OwnResultCustomer data={data} person={person} name={name} />;
  if (!ways)
    return (
      <CustomerPage ask={t('ask')} name={name} headline={t('locked')}>
        <NextStep about={t('nextLocked')}>{t('whyLocked')}</NextStep>
      </CustomerPage>
    );
  const open = plan.decision === 'private' ? openPrivate(plan, ways.tariff) : [];
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      headline={
        plan.recommendation ? (
          <Trans
            t={t}
            i18nKey="headline"
            values={{ option: code(`recommendation.${plan.recommendation}`) }}
            components={{ key: <Key /> }}
          />
        ) : (
          t('headlineNone')
        )
      }
    >
      {options.map((option) => (
        <WayOf key={option} title={code(`recommendation.${option}`)} way={ways.ways[option]} />
      ))}
      {(plan.reason ?? '') !== '' && (
        <CustomerCard wide title={t('why')}>
          <p>{plan.reason}</p>
        </CustomerCard>
      )}
      <NextStep about={t(plan.decision ? 'next' : 'nextOpen')}>
        {plan.decision
          ? open.length > 0
            ? t('later', { open: list(open.map((one) => t(`openOf.${one}`))) })
            : t('decided', { option: code(`decision.${plan.decision}`) })
          : t('whyOpen')}
      </NextStep>
    </CustomerPage>
  );
}

function WayOf({ title, way: { month, retired, fit } }: { title: string; way: Way }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'resultCustomer' });
  const { euros } = useFormat();
  const fitText = useFitText();
  const row = (key: 'month' | 'retired', amount: number | undefined) =>
    amount === undefined
      ? { key, name: t(key), value: '–', certainty: 'missing' as const }
      : { key, name: t(key), value: euros(amount), certainty: 'estimated' as const };
  return (
    <CustomerCard title={title}>
      <OfFigure figure={healthDifferenceFigure}>
        <CustomerRows
          rows={[
            row('month', month),
            row('retired', retired),
            ...(fit ? [{ key: 'fit', name: t('fit'), value: fitText(fit) }] : []),
          ]}
        />
      </OfFigure>
    </CustomerCard>
  );
}
