import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { IconButton, MoneyField, RemoveIcon, TextField } from '@vp-digital/core/ui';
import classes from './CategoryRow.module.css';
import { FrequencyField } from './FrequencyField';
import { ItemFacts } from './ItemFacts';
import { largestExpense, unusualExpense } from '../../shared/budget/expenseLimits';
import type { ExpenseEntry } from '../../shared/budget/data';
import { useMonthlyHint } from './useMonthlyHint';

export interface CategoryItemProps {
  entry: ExpenseEntry;
  /** What it is called while it has no words of its own: "Wohnen, Position 2". */
  fallbackName: string;
  persons: SectionData['persons'];
  /** By which the address finds its amount (`?fokus=`). */
  field?: string | undefined;
  onRemove(): void;
}

/** One item of a category: what for, how much, how often. */
export function CategoryItem({ entry, fallbackName, persons, field, onRemove }: CategoryItemProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { t: code } = useTranslation('household/expenses');
  const { id, expense } = entry;
  const name = expense.detail ?? fallbackName;
  const of = code(`category.${expense.category}`);
  const editor = useEntry({ section: 'expenses', id, value: expense, of });
  const amount = editor.field('amount');
  const frequency = editor.choice('frequency');
  return (
    <div role="group" aria-label={name} className={classes['item']}>
      <TextField
        {...editor.field('detail', t('detail'))}
        hideLabel
        compact
        placeholder={t('detail')}
        maxLength={60}
      />
      <div className={classes['fields']}>
        <MoneyField
          {...amount}
          label={t('amountOf', { name })}
          name={field}
          hideLabel
          compact
          min={0}
          max={largestExpense}
          unusualFrom={unusualExpense}
          value={expense.amount || undefined}
          onChange={(typed = 0) => amount.onChange(typed)}
          hint={useMonthlyHint(entry)}
        />
        <FrequencyField {...frequency} of={name} value={expense.frequency} />
      </div>
      <IconButton writes label={t('remove', { name })} icon={RemoveIcon} onClick={onRemove} />
      <ItemFacts expense={expense} name={name} persons={persons} editor={editor} />
    </div>
  );
}
