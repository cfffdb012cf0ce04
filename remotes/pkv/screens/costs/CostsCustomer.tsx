import { CustomerCard, CustomerPage, CustomerRows, Enlarged, NextStep } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { healthChoiceRules } from '@vp-digital/core/finance';
import {
  healthCostsFigure,
  healthDifferenceFigure,
  healthEligibility,
  type HealthCostCourse,
  lastHealthAge,
  type PageProps,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { PersonPage, useHouseholdId } from '@vp-digital/core/micro-app';
import { useFormat, useHost } from '@vp-digital/core/platform';
import type { PersonData, PkvData } from '../../shared/module/data';
import { type PersonQuote, personQuote } from '../../shared/module/personQuote';
import { useAgeText } from '../../shared/module/useAgeText';
import { CostsHeadline } from './CostsHeadline';
import { CourseChart } from './CourseChart';
import { milestones } from './milestones';
import { shownCosts, type SystemCosts } from '../../shared/module/shownCosts';
import { shownAt } from './shownAt';
import { useShownGrowth } from './scenarioGrowth';
import { useTariffs, withTariffs } from '../../shared/tariffs/withTariffs';

const View = withTariffs(Costs);

/** Statutory against private, today and in retirement, for the customer. */
export default function CostsCustomer({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={View} />;
}

function Costs({ data, person }: PersonData) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costsCustomer' });
  const date = useHost().clock.today();
  const file = useTariffs();
  const asked = { personId: person.id, date };
  const name = t('name', { name: person.name });
  const { growth } = useShownGrowth(`${useHouseholdId()}/${person.id}`, data);
  const eligibility = healthEligibility({ ...asked, household: data });
  if (eligibility.kind === 'computed' && !eligibility.value.full)
    return (
      <CustomerPage ask={t('ask')} name={name} headline={t('locked')}>
        <NextStep about={t('nextLocked')}>{t('whyLocked')}</NextStep>
      </CustomerPage>
    );
  const planned = personQuote({ data, person }, file, date);
  const course = healthCostsFigure.of(data, { ...asked, quote: planned.quote, growth });
  const isQuoted = planned.own === undefined ? planned.sickPayDay !== undefined : planned.own !== 'missing';
  const isKnown = eligibility.kind === 'computed' && isQuoted;
  if (isKnown && course.kind === 'notRelevant')
    return (
      <CustomerPage ask={t('ask')} name={name} headline={t('noIncome')}>
        <NextStep about={t('nextLocked')}>{t('whyLocked')}</NextStep>
      </CustomerPage>
    );
  if (!isKnown || course.kind !== 'computed')
    return (
      <CustomerPage ask={t('ask')} name={name} headline={t('none')}>
        <NextStep about={t('nextNone')}>{t('whyNone')}</NextStep>
      </CustomerPage>
    );
  return (
    <Compared
      name={name}
      course={course.value}
      planned={planned}
      isPrivate={eligibility.value.wayBack !== undefined}
    />
  );
}

interface ComparedProps {
  name: string;
  course: HealthCostCourse;
  planned: PersonQuote;
  isPrivate: boolean;
}

function Compared({ name, course, planned, isPrivate }: ComparedProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costsCustomer' });
  const { t: say } = useTranslation('pkv', { keyPrefix: 'costs' });
  const ageText = useAgeText();
  const { statutory, private: own, outlook } = course.comparison;
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      headline={
        <OfFigure figure={healthDifferenceFigure}>
          <CostsHeadline course={course} />
        </OfFigure>
      }
    >
      <OfFigure figure={healthDifferenceFigure}>
        <BothSystems
          title={t('today')}
          result={t('estimate.today')}
          costs={{ private: own.ownWithDeductible, statutory: statutory.own }}
        />
      </OfFigure>
      <OfFigure figure={healthCostsFigure}>
        <BothSystems
          title={t('retired', { age: ageText(course.retirementAge) })}
          result={t('estimate.retired')}
          costs={{ private: outlook.own + own.deductible, statutory: outlook.statutoryPensioner }}
        />
        <CustomerCard wide title={say('course.title', { age: lastHealthAge })}>
          <Enlarged narrow={<Milestones course={course} />}>
            <CourseChart course={course} money="real" />
          </Enlarged>
          <p>{t('realMoney')}</p>
        </CustomerCard>
      </OfFigure>
      <Tariff planned={planned} />
      {isPrivate && (
        <CustomerCard wide title={t('wayBack.title')}>
          <p>{t('wayBack.text')}</p>
        </CustomerCard>
      )}
      <NextStep about={t('next')}>
        {say('warning.title', { age: healthChoiceRules.returnAge })} {say('warning.text')}
      </NextStep>
    </CustomerPage>
  );
}

/** What each system costs a month, and what lies between them; `result` names both at the foot of the page. */
function BothSystems({ title, result, costs }: Record<'title' | 'result', string> & { costs: SystemCosts }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costsCustomer' });
  const { euros } = useFormat();
  const { statutory, private: own, difference } = shownCosts(costs);
  const most = Math.max(1, statutory, own);
  const row = (key: 'statutory' | 'private', amount: number) => ({
    key,
    name: t(key),
    value: euros(amount),
    certainty: 'estimated' as const,
    share: Math.max(0, amount) / most,
  });
  return (
    <CustomerCard title={title}>
      <CustomerRows
        result={result}
        rows={[
          { ...row('statutory', statutory), role: 'chart-3' },
          { ...row('private', own), role: 'chart-1' },
          {
            key: 'difference',
            name: t(difference === 0 ? 'equal' : difference > 0 ? 'more' : 'less'),
            value: euros(Math.abs(difference)),
            certainty: 'estimated',
            total: true,
          },
        ]}
      />
    </CustomerCard>
  );
}

/** The curve in figures, where there is no room to draw it. */
function Milestones({ course }: { course: HealthCostCourse }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs' });
  const { euros } = useFormat();
  const ageText = useAgeText();
  return (
    <CustomerRows
      rows={milestones(course).map((at) => {
        const { statutory, private: own } = shownAt(at, 'real');
        return {
          key: String(at.age),
          name: t('points.atAge', { age: ageText(at.age) }),
          value: `${t('points.statutory')} ${euros(statutory)}, ${t('points.private')} ${euros(own)}`,
        };
      })}
    />
  );
}

/** What is compared: the own contract, or a tariff that nobody offers. */
function Tariff({ planned: { tariff, quote, sickPayDay, own } }: { planned: PersonQuote }) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costsCustomer' });
  const { euros } = useFormat();
  return (
    <CustomerCard wide title={t('tariff')}>
      <CustomerRows
        rows={[
          own && own !== 'missing'
            ? { key: 'own', name: t('own'), value: own.company || '–' }
            : { key: 'level', name: t('level'), value: tariff.name },
          ...(quote.deductibleYear > 0
            ? [{ key: 'deductible', name: t('deductible'), value: euros(quote.deductibleYear) }]
            : []),
          ...(sickPayDay && own === undefined
            ? [{ key: 'sickPay', name: t('sickPay'), value: euros(sickPayDay) }]
            : []),
        ]}
      />
    </CustomerCard>
  );
}
