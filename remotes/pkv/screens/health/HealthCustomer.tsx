import { healthQuestions, healthQuestionYears } from '@vp-digital/core/contracts';
import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { adults, type PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage, useHouseholdId, useMayKnow } from '@vp-digital/core/micro-app';
import { fromQuery } from '@vp-digital/core/parts';
import { useFormat } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { useChoice } from '../../shared/module/ChoiceGate';
import type { PersonData, PkvData } from '../../shared/module/data';
import { useHealthChartQuery } from './api';
import { answeredOf, bmiOf, oneDecimal } from './lights';
import { useIsRevealed } from './revealed';

/** The answers of a person, for that person and nobody else who may look on. */
export default function HealthCustomer({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={Health} />;
}

function Health({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'healthCustomer' });
  const isOpen = useChoice({ data, person }) === 'open';
  const mayKnow = useMayKnow('health');
  const isRevealed = useIsRevealed(person.id);
  const isOnlyAdult = adults(data).length === 1;
  const page = { ask: t('ask'), name: t('name', { name: person.name }) };
  if (!isOpen || !mayKnow)
    return (
      <CustomerPage {...page} headline={t('locked')}>
        <NextStep about={t('nextLocked')}>{t('whyLocked')}</NextStep>
      </CustomerPage>
    );
  if (!isOnlyAdult && !isRevealed)
    return (
      <CustomerPage {...page} headline={t('covered', { name: person.name })}>
        <CustomerCard title={t('onlyYou', { name: person.name })}>
          <p>{t('coveredText', { name: person.name })}</p>
        </CustomerCard>
      </CustomerPage>
    );
  return <Answers person={person} page={page} />;
}

function Answers({ person, page }: Pick<PersonData, 'person'> & { page: { ask: string; name: string } }) {
  const { t } = useTranslation('pkv');
  const { number } = useFormat();
  const householdId = useHouseholdId();
  const result = fromQuery(useHealthChartQuery({ householdId, personId: person.id }));
  if (result.status === 'loading') return <CustomerPage {...page} headline={t('healthCustomer.loading')} />;
  if (result.status === 'error')
    return (
      <CustomerPage
        {...page}
        headline={t(
          result.error.kind === 'forbidden' ? 'healthCustomer.otherHands' : 'healthCustomer.failed',
        )}
      />
    );
  const { state, chart } = result.data;
  if (state !== 'given' || !chart)
    return (
      <CustomerPage {...page} headline={t(`healthCustomer.state.${state}`)}>
        <NextStep about={t('healthCustomer.nextPapers')}>{t('healthCustomer.whyPapers')}</NextStep>
      </CustomerPage>
    );
  const count = answeredOf(chart).length;
  const bmi = bmiOf(chart);
  return (
    <CustomerPage
      {...page}
      headline={
        <Trans
          t={t}
          i18nKey="healthCustomer.headline"
          values={{ answered: count, all: healthQuestions.length }}
          components={{ key: <Key /> }}
        />
      }
    >
      <CustomerCard title={t('healthCustomer.answers')} wide>
        <CustomerRows
          rows={[
            ...(bmi === undefined
              ? []
              : [
                  {
                    key: 'bmi',
                    name: t('health.chart.bmi'),
                    value: t('health.body.bmi', { value: number(bmi, oneDecimal) }),
                  },
                ]),
            ...healthQuestions.map((question) => {
              const answered = chart.answers[question];
              return {
                key: question,
                name: t(`health.question.${question}.name`),
                detail:
                  answered?.details ?? t('health.chart.years', { years: healthQuestionYears[question] }),
                value: answered
                  ? t(`health.said.${answered.answer}.${answered.evidence ?? 'unknown'}`)
                  : t('health.chart.open'),
              };
            }),
          ]}
        />
      </CustomerCard>
      <NextStep about={t('healthCustomer.nextPapers')}>{t('healthCustomer.whyPapers')}</NextStep>
    </CustomerPage>
  );
}
