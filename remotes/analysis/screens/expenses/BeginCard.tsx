import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Button, Card, MoneyField, Row, Stack, useReadOnly } from '@vp-digital/core/ui';
import { useState } from 'react';
import { averagesYear } from '../../shared/budget/averages';
import { estimatedTotal, splitTotal } from '../../shared/budget/estimate';
import { largestExpense } from '../../shared/budget/expenseLimits';
import type { ExpensesData } from '../../shared/budget/data';

/** The first step of an empty budget: one total, or an estimate, divided into categories that can be corrected. */
export function BeginCard({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { t: code } = useTranslation('household/expenses');
  const { clock } = useHost();
  const list = useEntries('expenses');
  const readOnly = useReadOnly();
  const [total, setTotal] = useState<number>();
  if (readOnly || Object.keys(data.expenses.items).length > 0) return undefined;
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
        <Row>
          <Button disabled={!total} onClick={() => total && divide(total)}>
            {t('begin.divide')}
          </Button>
          <Button kind="quiet" onClick={() => divide(estimatedTotal(data, clock.today()))}>
            {t('begin.estimate')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
