import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { euros as inCents } from '@vp-digital/core/finance';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { withUnit } from '@vp-digital/core/reference/format';
import { Button, Card, MoneyField, Range, Row, Stack, useReadOnly } from '@vp-digital/core/ui';
import { useId, useState } from 'react';
import { averagesYear } from '../../shared/budget/averages';
import { estimatedTotal, splitTotal } from '../../shared/budget/estimate';
import { largestExpense } from '../../shared/budget/expenseLimits';
import type { ExpensesData } from '../../shared/budget/data';

/** More is typed. */
const sliderEnd = inCents(8_000);
const sliderStep = inCents(50);

/** The first step of an empty budget: one total, or an estimate, divided into categories that can be corrected. */
export function BeginCard({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { t: code } = useTranslation('household/expenses');
  const { clock } = useHost();
  const list = useEntries('expenses');
  const readOnly = useReadOnly();
  const [total, setTotal] = useState<number>();
  const sliderId = useId();
  const { euros, language } = useFormat();
  if (readOnly || Object.keys(data.expenses.items).length > 0) return undefined;
  const estimate = estimatedTotal(data, clock.today());
  const divide = (amount: number) => {
    for (const [position, { category, amount: part }] of splitTotal(amount, data).entries())
      list.put(
        crypto.randomUUID(),
        { category, amount: part, frequency: 'monthly', position, source: 'estimated' },
        code(`category.${category}`),
      );
  };
  return (
    <Card title={t('begin.title')} caption={t('begin.caption')}>
      <Stack gap="medium">
        <MoneyField
          label={t('begin.total')}
          hint={t('begin.hint', { year: averagesYear })}
          unit={t('euroMonthly')}
          min={0}
          max={largestExpense}
          value={total}
          onChange={setTotal}
          onInvalid={() => setTotal(undefined)}
        />
        <div>
          <label htmlFor={sliderId}>{t('begin.slider')}</label>
          <Range
            id={sliderId}
            value={Math.min(total ?? estimate, sliderEnd)}
            min={0}
            max={sliderEnd}
            step={sliderStep}
            valueText={withUnit(euros(total ?? estimate, { unit: 'none' }), t('euroMonthly'), language)}
            onChange={setTotal}
          />
        </div>
        <Row>
          <Button disabled={!total} onClick={() => total && divide(total)}>
            {t('begin.divide')}
          </Button>
          <Button kind="quiet" onClick={() => divide(estimate)}>
            {t('begin.estimate')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
