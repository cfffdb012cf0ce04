import { CustomerCard, CustomerPage, CustomerRows, NextStep } from '@vp-digital/core/customer';
import type { PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { courseOf, inputOf, yearsOf } from '../../shared/building/course';
import type { BuildingData } from '../../shared/building/data';
import { type BuildingProps, withTariffs } from '../../shared/building/WithTariffs';
import { useBuildingStepOf } from '../../shared/building/useBuildingSteps';
import { useMonths } from '../../shared/building/useMonths';

const View = withTariffs(Course);

/** The plan in every third year, for the customer. */
export default function BuildingSavingsCourseCustomer({ data }: PageProps<BuildingData>) {
  return <PersonPage data={data} View={View} />;
}

function Course({ data, person, tariffs }: BuildingProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building' });
  const { t: own } = useTranslation('beratung', { keyPrefix: 'buildingCustomer' });
  const { euros } = useFormat();
  const months = useMonths();
  const step = useBuildingStepOf({ data, person }, 'concept');
  const plan = data.buildingPlans.items[person.id];
  const input = plan && inputOf(plan, tariffs);
  const course = input && courseOf(input);
  const years = course ? yearsOf(course) : [];
  const page = { ask: own('ask.course'), name: own('name.course', { name: person.name }), step };
  return (
    <CustomerPage
      {...page}
      headline={
        course?.allocation
          ? t('course.headline', { month: months.at(course.allocation.months) })
          : t(course ? 'course.never' : 'course.headlineOpen')
      }
    >
      {years.length > 0 && (
        <CustomerCard title={t('course.title')} wide>
          <CustomerRows
            columns={2}
            rows={years
              .filter(({ year }, index) => year % 3 === 0 || index === years.length - 1)
              .map(({ year, balance, debt }) => ({
                key: String(year),
                name: own('year', { year }),
                detail: balance === undefined ? t('course.debt') : t('course.balance'),
                value: euros(balance ?? debt ?? 0),
              }))}
          />
        </CustomerCard>
      )}
      <NextStep about={own('next.course')}>{t('course.notPromised')}</NextStep>
    </CustomerPage>
  );
}
