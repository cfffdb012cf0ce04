import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { CalculationButton, Card, Stack, useSheet } from '@vp-digital/core/ui';
import type { Comparison } from './Comparison';
import { CostTable } from './CostTable';
import { Difference } from './Difference';
import { TodaySheet } from './TodaySheet';
import { shownCosts } from './shownCosts';

/** What both systems cost a month today. */
export function TodayCard({ course, planned, person }: Comparison) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.today' });
  const { euros } = useFormat();
  const { button, sheet } = useSheet();
  const { statutory, private: own } = course.comparison;
  const { quote } = planned;
  const rows = [
    { key: 'cover', label: t('cover'), statutory: statutory.total, private: quote.health + quote.care },
    { key: 'sickPay', label: t('sickPay'), statutory: undefined, private: quote.sickPay },
    { key: 'family', label: t('family'), statutory: undefined, private: quote.family?.premium ?? 0 },
    { key: 'employer', label: t('employer'), statutory: -statutory.employer, private: -own.subsidy.total },
  ];
  return (
    <>
      <Card title={t('title', { age: course.age })}>
        <Stack gap="medium">
          <Difference
            amount={shownCosts({ private: own.ownWithDeductible, statutory: statutory.own }).difference}
          />
          <CostTable
            caption={t('title', { age: course.age })}
            contribution={rows.filter(({ statutory: one, private: other }) => one || other)}
            onTop={
              own.deductible > 0
                ? [
                    {
                      key: 'deductible',
                      label: t('deductible', { year: euros(quote.deductibleYear) }),
                      statutory: 0,
                      private: own.deductible,
                    },
                  ]
                : []
            }
          />
          <CalculationButton {...button} />
        </Stack>
      </Card>
      <TodaySheet {...sheet} name={person.name} comparison={course.comparison} quote={quote} />
    </>
  );
}
