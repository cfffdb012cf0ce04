import { FigureCalculation } from '@vp-digital/core/figures';
import { healthDifferenceFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Card, Stack } from '@vp-digital/core/ui';
import type { Comparison } from './Comparison';
import { CostTable } from './CostTable';
import { Difference } from './Difference';
import { shownCosts } from '../../shared/module/shownCosts';

/** What both systems cost a month today. */
export function TodayCard({ course, planned, data, person, growth }: Comparison) {
  const { t } = useTranslation('pkv', { keyPrefix: 'costs.today' });
  const { euros } = useFormat();
  const { statutory, private: own } = course.comparison;
  const { quote } = planned;
  const rows = [
    { key: 'cover', label: t('cover'), statutory: statutory.total, private: quote.health + quote.care },
    { key: 'sickPay', label: t('sickPay'), statutory: undefined, private: quote.sickPay },
    { key: 'family', label: t('family'), statutory: undefined, private: quote.family?.premium ?? 0 },
    {
      key: 'employer',
      label: t(statutory.isArtist ? 'artistsFund' : 'employer'),
      statutory: -statutory.employer,
      private: -own.subsidy.total,
    },
  ];
  return (
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
        <FigureCalculation
          figure={healthDifferenceFigure}
          household={data}
          input={{ personId: person.id, quote, growth }}
          of={person.name}
        />
      </Stack>
    </Card>
  );
}
