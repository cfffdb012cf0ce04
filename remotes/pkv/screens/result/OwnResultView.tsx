import { OfFigure } from '@vp-digital/core/figures';
import { adults, aidRateOf, healthCostsFigure, missing, ownHealthContract } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { usePersonChoice } from '@vp-digital/core/parts';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Caption, Card, Columns, DataList, Key, Stack, StepBar } from '@vp-digital/core/ui';
import { NoEligibility } from '../../shared/module/NoEligibility';
import { PkvFrame } from '../../shared/module/PkvFrame';
import { useAgeText } from '../../shared/module/useAgeText';
import type { OwnResult, ResultPerson } from './data';
import { reportHref } from './reportHref';
import { ReserveCard } from './ReserveCard';
import { TariffChangeCard } from './TariffChangeCard';

/** What follows for somebody who is privately insured already: the own contract until old age, what is put aside for it, a tariff of the same company. */
export function OwnResultView({ data, person }: ResultPerson) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result' });
  const date = useHost().clock.today();
  const { euros } = useFormat();
  const ageText = useAgeText();
  const householdId = useHouseholdId();
  const { keepPerson } = usePersonChoice(adults(data));
  const costs = keepPerson(routes.pkvCosts.href({ householdId }));
  const own = ownHealthContract(data, person.id);
  const course =
    own === undefined || own === 'missing'
      ? missing('healthPremium', person.id)
      : healthCostsFigure.of(data, { personId: person.id, date, quote: own.quote });
  const back = { label: t('own.back'), href: costs };
  if (own === undefined || own === 'missing' || course.kind !== 'computed')
    return (
      <PkvFrame
        station="result"
        data={data}
        person={person}
        headline={t('own.headlineNone', { name: person.name })}
      >
        {course.kind === 'missing' && <NoEligibility outcome={course} data={data} person={person} />}
        {course.kind === 'notRelevant' && (
          <Alert
            tone="info"
            title={t('own.noIncome', { name: person.name })}
            action={<Button href={costs}>{t('own.toCosts')}</Button>}
          >
            {t('own.noIncomeText')}
          </Alert>
        )}
        <StepBar back={back} />
      </PkvFrame>
    );
  const of = { data, person, own, course: course.value };
  return (
    <PkvFrame
      station="result"
      data={data}
      person={person}
      headline={
        <OfFigure figure={healthCostsFigure}>
          <Trans
            t={t}
            i18nKey="own.headline"
            values={{
              name: person.name,
              now: euros(own.quote.health),
              later: euros(course.value.comparison.outlook.own),
              age: ageText(course.value.retirementAge),
            }}
            components={{ key: <Key /> }}
          />
        </OfFigure>
      }
      caption={t('own.caption')}
    >
      <OwnCostsCard {...of} />
      <Columns stretch>
        <ReserveCard {...of} />
        <TariffChangeCard {...of} />
      </Columns>
      <Caption>{t('own.remark')}</Caption>
      <StepBar back={back} next={{ label: t('report'), href: reportHref(householdId) }} />
    </PkvFrame>
  );
}

/** The own contract today and at the standard age, beside what a fund would take. */
function OwnCostsCard({ data, person, own: { company, quote }, course }: OwnResult) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result.own' });
  const { euros } = useFormat();
  const { comparison, retirementAge } = course;
  const { outlook, statutory } = comparison;
  const age = useAgeText()(retirementAge);
  const hasAid = aidRateOf(data, person.id) !== undefined;
  const retired = outlook.subsidy > 0 ? 'retired' : hasAid ? 'retiredAid' : 'retiredPlain';
  return (
    <Card title={t('costs.title')} caption={t('costs.caption')}>
      <OfFigure figure={healthCostsFigure}>
        <Stack gap="medium">
          <DataList
            items={[
              { key: 'company', label: t('costs.company'), value: company || '–' },
              { key: 'today', label: t('costs.today'), value: euros(quote.health) },
              {
                key: 'retired',
                label: t(`costs.${retired}`, { age }),
                value: euros(outlook.own),
                total: true,
              },
            ]}
          />
          <DataList
            items={[
              { key: 'today', label: t('costs.fundToday'), value: euros(statutory.own) },
              {
                key: 'retired',
                label: t('costs.fundRetired', { age }),
                value: euros(outlook.statutoryPensioner),
              },
            ]}
          />
        </Stack>
      </OfFigure>
    </Card>
  );
}
