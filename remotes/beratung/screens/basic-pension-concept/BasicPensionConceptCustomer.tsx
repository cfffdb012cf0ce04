import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { basicPensionCourse, basicPensionSavingFigure, type PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { PensionData, PensionPerson } from '../../shared/pension/data';
import { PensionHeadline } from '../../shared/pension/PensionHeadline';
import { RetiredPension } from '../../shared/pension/RetiredPension';
import { paysAnything, termsOf } from '../../shared/pension/usePensionPlan';
import { usePensionStepOf } from '../../shared/pension/usePensionSteps';

/** What it costs after tax and what it brings in today's money, in three courses, for the customer. */
export default function BasicPensionConceptCustomer({ data }: PageProps<PensionData>) {
  return <PersonPage data={data} View={Concept} />;
}

function Concept({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionConceptCustomer' });
  const { euros, percent } = useFormat();
  const date = useHost().clock.today();
  const step = usePensionStepOf({ data, person }, 'concept');
  const terms = termsOf({ data, person });
  const outcome = basicPensionCourse({ household: data, personId: person.id, date, terms });
  const page = { ask: t('ask'), name: t('name', { name: person.name }), step };
  if (outcome.kind === 'notRelevant') return <RetiredPension {...page} />;
  if (outcome.kind !== 'computed' || !paysAnything(terms))
    return (
      <CustomerPage {...page} headline={t(outcome.kind === 'missing' ? 'missing' : 'nothing')}>
        <NextStep about={t('nextMissing')}>{t('whyMissing')}</NextStep>
      </CustomerPage>
    );
  const course = outcome.value;
  const certainty = 'estimated' as const;
  return (
    <CustomerPage
      {...page}
      headline={
        <OfFigure figure={basicPensionSavingFigure}>
          <PensionHeadline course={course} />
        </OfFigure>
      }
    >
      <OfFigure figure={basicPensionSavingFigure}>
        <CustomerCard title={t('cost')}>
          <CustomerRows
            rows={[
              { key: 'paid', name: t('paid'), value: euros(course.contributionYear) },
              { key: 'saved', name: t('saved'), value: euros(-course.savingYear), certainty },
              { key: 'effort', name: t('effort'), value: euros(course.netCostYear), certainty, total: true },
            ]}
          />
        </CustomerCard>
        <CustomerCard title={t('cases')}>
          <CustomerRows
            rows={(['weak', 'middle', 'good'] as const).map((key) => ({
              key,
              name: t(`case.${key}`, {
                rate: percent(course.cases[key].annualRate, { minimumDecimals: 1 }),
              }),
              detail: t('nominal', { net: euros(course.cases[key].net), year: course.startYear }),
              value: euros(course.cases[key].real),
              certainty,
              share: course.cases[key].real / Math.max(1, course.cases.good.real),
            }))}
          />
        </CustomerCard>
        <CustomerCard title={t('depot')} wide>
          <CustomerRows
            rows={[
              { key: 'pension', name: t('pension'), value: euros(course.cases.middle.real), certainty },
              { key: 'etf', name: t('etf'), value: euros(course.depot.real), certainty },
            ]}
          />
          <p>{t('difference')}</p>
        </CustomerCard>
      </OfFigure>
      {course.breakEvenAge !== undefined && (
        <NextStep about={t('next')}>{t('breakEven', { age: course.breakEvenAge })}</NextStep>
      )}
    </CustomerPage>
  );
}
