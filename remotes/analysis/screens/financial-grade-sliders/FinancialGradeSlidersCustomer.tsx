import { CustomerCard, CustomerPage, CustomerRows, NextStep, useNames } from '@vp-digital/core/customer';
import { OfFigure } from '@vp-digital/core/figures';
import {
  adults,
  criterionGrade,
  financialGradeFigure,
  gradeLevers,
  type PageProps,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import { useCriterionText } from './useCriterionText';
import { type SliderData, useGradeScenario } from './useGradeScenario';

/** The grade in euro and words, for the customer: only once everybody has said their own. */
export default function FinancialGradeSlidersCustomer({ data }: PageProps<SliderData>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'gradeSliders' });
  const { t: own } = useTranslation('analysis', { keyPrefix: 'gradeSlidersCustomer' });
  const { t: word } = useTranslation('analysis', { keyPrefix: 'gradeWords' });
  const { number } = useFormat();
  const date = useHost().clock.today();
  const { today, then, tried, band } = useGradeScenario(data);
  const { shown, inEuros } = useCriterionText(data);
  const name = own('name', { names: useNames(data) });
  const persons = adults(data);
  const isSaid = persons.every(({ id }) => data.financialGrade.items[id]?.ownGradeTenths !== undefined);
  if (!isSaid || today.kind !== 'graded' || !then)
    return (
      <CustomerPage ask={own('ask')} name={name} headline={t(isSaid ? 'headline.tooFew' : 'headline.first')}>
        <NextStep about={own('next')}>{word('notice')}</NextStep>
      </CustomerPage>
    );
  const one = (grade: number) => number(grade, { minimumDecimals: 1, maximumDecimals: 1 });
  const [lever] = gradeLevers(data, date, today.criteria);
  const isTried = Object.keys(tried).length > 0;
  return (
    <CustomerPage
      ask={own('ask')}
      name={name}
      headline={
        <OfFigure figure={financialGradeFigure}>
          <Trans
            t={t}
            i18nKey={isTried ? 'headline.tried' : 'headline.today'}
            values={{ before: one(today.grade), grade: one(then.grade) }}
            components={{ key: <Key /> }}
          />
        </OfFigure>
      }
    >
      <CustomerCard title={own('compare')}>
        <CustomerRows
          rows={[
            { key: 'today', name: t('computed'), value: one(today.grade) },
            ...(band && band.best < band.worst
              ? [
                  {
                    key: 'band',
                    name: t('bandLabel'),
                    value: t('band', { best: one(band.best), worst: one(band.worst) }),
                  },
                ]
              : []),
            ...persons.map(({ id, name: person }) => ({
              key: id,
              name: t('own', { name: person }),
              value: one((data.financialGrade.items[id]?.ownGradeTenths ?? 0) / 10),
            })),
          ]}
        />
      </CustomerCard>
      <CustomerCard title={t('criteria')} wide>
        <CustomerRows
          rows={today.criteria.map(({ criterion, value }) => {
            const now = tried[criterion] ?? value;
            const amount = inEuros(criterion, now);
            return {
              key: criterion,
              name: word(`criterion.${criterion}`),
              detail: amount === undefined ? shown(criterion, now) : `${shown(criterion, now)}, ${amount}`,
              value: one(criterionGrade(criterion, now)),
            };
          })}
        />
      </CustomerCard>
      <NextStep
        about={lever ? own('lever', { criterion: word(`criterion.${lever.criterion}`) }) : own('next')}
      >
        {word('notice')}
      </NextStep>
    </CustomerPage>
  );
}
