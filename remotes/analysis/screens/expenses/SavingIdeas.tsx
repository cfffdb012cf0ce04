import { knownFree, shownFreeAmount } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { wholeEuros, withUnit } from '@vp-digital/core/reference/format';
import { Card, DataList } from '@vp-digital/core/ui';
import type { ExpensesData } from '../../shared/budget/data';

/** Einsparideen that were noted, and what would be free with all of them. Nothing is subtracted from the budget. */
export function SavingIdeas({ data }: { data: ExpensesData }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { t: code } = useTranslation('household/expenses');
  const { euros, language } = useFormat();
  const ideas = Object.entries(data.expenses.items)
    .filter(([, { savingIdea = 0 }]) => savingIdea > 0)
    .sort(([, one], [, other]) => one.position - other.position);
  if (ideas.length === 0) return undefined;
  const shown = wholeEuros(ideas.map(([, { savingIdea = 0 }]) => savingIdea));
  const total = shown.reduce((sum, amount) => sum + amount, 0);
  const { free } = shownFreeAmount(data);
  const monthly = (amount: number) => withUnit(euros(amount, { unit: 'none' }), t('euroMonthly'), language);
  return (
    <Card title={t('ideas.title')} caption={t('ideas.caption')}>
      <DataList
        items={[
          ...ideas.map(([key, { detail, category }], index) => ({
            key,
            label: detail ?? code(`category.${category}`),
            value: monthly(shown[index] ?? 0),
          })),
          { key: 'total', label: t('ideas.total'), value: monthly(total), total: true },
          ...(knownFree(data).kind === 'computed'
            ? [{ key: 'free', label: t('ideas.free'), value: monthly(free + total) }]
            : []),
        ]}
      />
    </Card>
  );
}
