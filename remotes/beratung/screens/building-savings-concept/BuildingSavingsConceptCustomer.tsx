import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { courseOf, effortOf, inputOf, withoutLoan } from '../../shared/building/course';
import type { BuildingData } from '../../shared/building/data';
import { type BuildingProps, withTariffs } from '../../shared/building/WithTariffs';
import { useBuildingStepOf } from '../../shared/building/useBuildingSteps';
import { useMonths } from '../../shared/building/useMonths';

const View = withTariffs(Concept);

/** The three phases of the plan, for the customer. */
export default function BuildingSavingsConceptCustomer({ data }: PageProps<BuildingData>) {
  return <PersonPage data={data} View={View} />;
}

function Concept({ data, person, tariffs }: BuildingProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building' });
  const { t: own } = useTranslation('beratung', { keyPrefix: 'buildingCustomer' });
  const { euros, percent } = useFormat();
  const months = useMonths();
  const step = useBuildingStepOf({ data, person }, 'concept');
  const plan = data.buildingPlans.items[person.id];
  const input = plan && inputOf(plan, tariffs);
  const page = { ask: own('ask.concept'), name: own('name.concept', { name: person.name }), step };
  if (!input)
    return (
      <CustomerPage {...page} headline={t('concept.headlineOpen')}>
        <NextStep about={own('next.concept')}>{t('noPlan')}</NextStep>
      </CustomerPage>
    );
  const course = courseOf(input);
  const { allocation } = course;
  const left = withoutLoan(course);
  const loanRate = percent(input.tariff.loanRate, { minimumDecimals: 1, maximumDecimals: 2 });
  return (
    <CustomerPage {...page} headline={t('concept.headline', { rate: euros(input.rate), loanRate })}>
      <CustomerCard title={t('phases.title')}>
        {allocation ? (
          <CustomerRows
            rows={[
              {
                key: 'saving',
                name: t('phases.saving', { time: months.long(allocation.months) }),
                value: t('phases.monthly', { amount: euros(input.rate) }),
              },
              {
                key: 'allocation',
                name: t('phases.allocation'),
                detail: t('phases.notPromised'),
                value: t('phases.about', { month: months.at(allocation.months) }),
              },
              { key: 'loan', name: t('phases.loan'), value: euros(allocation.loan) },
              {
                key: 'payment',
                name: t('phases.payment', { time: months.long(allocation.loanMonths) }),
                value: t('phases.monthly', { amount: euros(allocation.loanPayment) }),
              },
              { key: 'effort', name: t('phases.effort'), value: euros(effortOf(course)), total: true },
            ]}
          />
        ) : (
          <p>{t('phases.never')}</p>
        )}
      </CustomerCard>
      <CustomerCard title={t('withoutLoan.title')}>
        <CustomerRows
          rows={[
            { key: 'paid', name: t('withoutLoan.paid'), value: euros(left.paid) },
            { key: 'fee', name: t('withoutLoan.fee'), value: euros(-left.fee) },
            { key: 'balance', name: t('withoutLoan.balance'), value: euros(left.balance), total: true },
          ]}
        />
      </CustomerCard>
      <NextStep about={own('next.concept')}>{t('concept.fictional')}</NextStep>
    </CustomerPage>
  );
}
