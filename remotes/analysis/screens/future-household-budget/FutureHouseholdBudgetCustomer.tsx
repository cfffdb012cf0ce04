import {
  CustomerCard,
  CustomerPage,
  CustomerRows,
  Enlarged,
  NextStep,
  useNames,
} from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure, type PageProps } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { BudgetCharts } from './BudgetCharts';
import { useBudgetCourses } from './budgetCourses';
import type { Budgeted, BudgetPageData } from './data';
import { Headline } from './Headline';
import { useShownBudget } from './shownSettings';
import { useBudgets, useBudgetFacts } from './useBudgets';
import { useEventWords } from '../../shared/simulation/events/useEventWords';
import { yearsShown } from './yearsShown';

/** The household's years to come, for the customer: what comes in, what is there, and the events that are tried. */
export default function FutureHouseholdBudgetCustomer({ data }: PageProps<BudgetPageData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudgetCustomer' });
  const settings = useShownBudget();
  const facts = useBudgetFacts(data);
  const name = t('name', { names: useNames(data) });
  if (facts.kind === 'computed')
    return <Course data={data} facts={facts.value} settings={settings} name={name} />;
  return (
    <CustomerPage ask={t('ask')} name={name} headline={t('unknown')}>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}

function Course({ name, ...given }: Omit<Budgeted, 'result'> & { name: string }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'futureHouseholdBudgetCustomer' });
  const { euros } = useFormat();
  const shared = { ...given, result: useBudgets(given.facts)(given.settings) };
  const courses = useBudgetCourses(shared);
  const { eventName, monthText } = useEventWords(shared.facts, shared.result);
  const effects = shared.result.plan.effects.filter(
    ({ lacks, neverRepaid, isExcluded }) => lacks.length === 0 && !neverRepaid && !isExcluded,
  );
  const years = yearsShown(shared, 'all', 'real').filter((_, index) => index % 5 === 0);
  return (
    <CustomerPage
      ask={t('ask')}
      name={name}
      headline={
        <OfFigure figure={freeAmountFigure}>
          <Headline {...shared} />
        </OfFigure>
      }
    >
      <OfFigure figure={freeAmountFigure} stays>
        {effects.length > 0 && (
          <CustomerCard title={t('events')}>
            <CustomerRows
              rows={effects.map(({ event, from, monthly }) => ({
                key: event.id,
                name: eventName(event),
                detail: t('from', { month: monthText(from) }),
                value: t('monthly', { amount: euros(monthly, { sign: 'difference' }) }),
                certainty: 'estimated',
              }))}
            />
          </CustomerCard>
        )}
        <CustomerCard wide title={t('course')}>
          <Enlarged
            narrow={
              <CustomerRows
                result={t('course')}
                rows={years.map(({ year, ages, money }) => ({
                  key: String(year),
                  name: String(year),
                  detail: t('ages', { ages }),
                  value: euros(money),
                  certainty: 'estimated',
                }))}
              />
            }
          >
            <BudgetCharts {...shared} courses={courses} span="twentyFive" money="real" />
          </Enlarged>
        </CustomerCard>
      </OfFigure>
      <NextStep about={t('next')}>{t('why')}</NextStep>
    </CustomerPage>
  );
}
