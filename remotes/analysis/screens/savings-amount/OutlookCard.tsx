import { OfField } from '@vp-digital/core/figures';
import { AssumptionsButton, Slider } from '@vp-digital/core/forms';
import { type OutlookYear, outlookYearsOf, savingsOutlook } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { nearestEuro } from '@vp-digital/core/reference/format';
import {
  Caption,
  Card,
  Columns,
  SegmentedChoice,
  ShareBar,
  Stack,
  SumTable,
  useReadOnly,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import type { PlanProps } from './AgreementCard';
import { usePlanEditor } from './usePlanEditor';

type Money = 'nominal' | 'real';

/** What saving comes to in the decades that the persons have, as today and as agreed; return and costs are assumed, and moved by hand. */
export function OutlookCard({ data, plan }: PlanProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'savingsAmount.outlook' });
  const { euros, percent } = useFormat();
  const [money, setMoney] = useState<Money>('real'); // as the customer sees it;
  const editor = usePlanEditor(data);
  const readOnly = useReadOnly() !== undefined;
  const { annualReturn, annualCosts, yearlyRaise, amount, inflation } = plan;
  const terms = { today: plan.potential.savings, amount, yearlyRaise, annualReturn, annualCosts, inflation };
  const rows = savingsOutlook(terms, outlookYearsOf(data, useHost().clock.today()));
  const widest = Math.max(1, ...rows.flatMap((row) => [row.with[money], row.without[money]]));
  const figure = (key: string, header: string, value: (row: OutlookYear) => number) => ({
    kind: 'figure' as const,
    key,
    header,
    value,
    format: (sum: number) => euros(sum),
    summed: false,
  });
  const rate = (share: number) => t('rate', { rate: percent(share, { minimumDecimals: 1 }) });
  return (
    <Card
      title={t('title')}
      caption={t('caption')}
      actions={
        <SegmentedChoice<Money>
          label={t('money')}
          hideLabel
          writes={false}
          options={[
            { value: 'real', label: t('real') },
            { value: 'nominal', label: t('nominal') },
          ]}
          value={money}
          onChange={setMoney}
        />
      }
    >
      <Stack gap="medium">
        <OfField field="savingsPlan.amount">
          <SumTable
            caption={t('title')}
            rows={rows}
            rowKey={({ years }) => String(years)}
            columns={[
              {
                kind: 'text',
                key: 'years',
                header: t('after'),
                cell: ({ years }) => t('years', { count: years }),
              },
              {
                kind: 'text',
                key: 'bars',
                header: t('bars'),
                hideHeader: true,
                secondary: 'roomy',
                cell: (row) => (
                  <>
                    <ShareBar kind="free" share={row.without[money] / widest} />
                    <ShareBar kind="saving" share={row.with[money] / widest} />
                  </>
                ),
              },
              figure('without', t('without'), (row) => row.without[money]),
              figure('with', t('with'), (row) => row.with[money]),
              {
                // of the sums as they stand beside it
                ...figure(
                  'more',
                  t('more'),
                  (row) => nearestEuro(row.with[money]) - nearestEuro(row.without[money]),
                ),
                secondary: true,
              },
            ]}
          />
        </OfField>
        <Columns>
          <Slider
            label={t('return')}
            shown={rate(annualReturn)}
            value={Math.round(annualReturn * 10_000)}
            min={0}
            max={600}
            step={25}
            disabled={readOnly}
            onChange={(points) => editor.set('annualReturn', points, t('return'))}
            onBlur={editor.leave}
          />
          <Slider
            label={t('costs')}
            shown={rate(annualCosts)}
            value={Math.round(annualCosts * 10_000)}
            min={0}
            max={200}
            step={10}
            disabled={readOnly}
            onChange={(points) => editor.set('annualCosts', points, t('costs'))}
            onBlur={editor.leave}
          />
        </Columns>
        <AssumptionsButton data={data} />
        <Caption>{t('remark', { inflation: percent(inflation) })}</Caption>
      </Stack>
    </Card>
  );
}
