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

/** The proposal and its design, for the customer. */
export default function BasicPensionSolutionCustomer({ data }: PageProps<PensionData>) {
  return <PersonPage data={data} View={Solution} />;
}

function Solution({ data, person }: PensionPerson) {
  const { t } = useTranslation('beratung', { keyPrefix: 'basicPensionSolutionCustomer' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const step = usePensionStepOf({ data, person }, 'solution');
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
  const { contributionYear, netCostYear, cases } = outcome.value;
  const plan = data.basicPensionPlans.items[person.id];
  const yes = (value: boolean | undefined) => t(value === undefined ? 'open' : value ? 'yes' : 'no');
  return (
    <CustomerPage
      {...page}
      headline={
        <OfFigure figure={basicPensionSavingFigure}>
          <PensionHeadline course={outcome.value} />
        </OfFigure>
      }
    >
      <OfFigure figure={basicPensionSavingFigure}>
        <CustomerCard title={t('proposal')}>
          <CustomerRows
            rows={[
              { key: 'year', name: t('year'), value: euros(contributionYear) },
              { key: 'effort', name: t('effort'), value: euros(netCostYear), certainty: 'estimated' },
              {
                key: 'real',
                name: t('real'),
                value: euros(cases.middle.real),
                certainty: 'estimated',
                total: true,
              },
            ]}
          />
        </CustomerCard>
      </OfFigure>
      <CustomerCard title={t('design')}>
        <CustomerRows
          rows={[
            {
              key: 'investment',
              name: t('investment'),
              value: plan?.guaranteed === undefined ? t('open') : t(plan.guaranteed ? 'guarantee' : 'fund'),
            },
            { key: 'survivors', name: t('survivors'), value: yes(plan?.survivorCover) },
            { key: 'disability', name: t('disability'), value: yes(plan?.disabilitySupplement) },
          ]}
        />
      </CustomerCard>
      <CustomerCard title={t('rules')}>
        <p>{t('rulesText')}</p>
      </CustomerCard>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
