import type { AssumptionsData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Caption, Card, Stack, SumTable } from '@vp-digital/core/ui';
import { type BuildingInput, courseOf, effortOf, otherWays } from '../../shared/building/course';
import { comparisonRates } from '../../shared/building/tariffs';

/** The same money into a depot and a loan at what it may cost then: three rates, none of them a forecast. */
export function ComparisonCard({ input, data }: { input: BuildingInput; data: AssumptionsData }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'building.comparison' });
  const { euros, percent } = useFormat();
  const course = courseOf(input);
  const rates = comparisonRates(data);
  const ways = otherWays(input, course, rates);
  if (!course.allocation || ways.length === 0) return undefined;
  const rate = (share: number) => percent(share, { minimumDecimals: 1, maximumDecimals: 2 });
  const rows = [
    {
      key: 'building',
      name: t('building'),
      payment: course.allocation.loanPayment,
      effort: effortOf(course),
    },
    ...ways.map(({ loanRate, payment, effort }) => ({
      key: String(loanRate),
      name: t('depot', { rate: rate(loanRate) }),
      payment,
      effort,
    })),
  ];
  const format = (amount: number) => euros(amount);
  return (
    <Card title={t('title')}>
      <Stack gap="medium">
        <SumTable
          caption={t('title')}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { kind: 'text', key: 'name', header: t('way'), cell: ({ name }) => name },
            {
              kind: 'figure',
              key: 'payment',
              header: t('payment'),
              value: (row) => row.payment,
              format,
              summed: false,
            },
            {
              kind: 'figure',
              key: 'effort',
              header: t('effort'),
              value: (row) => row.effort,
              format,
              summed: false,
            },
          ]}
        />
        <Caption>{t('note', { rate: rate(rates.depot) })}</Caption>
      </Stack>
    </Card>
  );
}
