import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { MoneyField } from '@vp-digital/core/ui';
import type { ExpenseCategory } from '@vp-digital/core/household';
import { useState } from 'react';
import classes from './CategoryRow.module.css';
import { FrequencyField } from './FrequencyField';
import { largestExpense, unusualExpense } from '../../shared/budget/expenseLimits';
import { newEntry } from './newEntry';
import type { ExpenseEntry } from '../../shared/budget/data';
import { useMonthlyHint } from './useMonthlyHint';

export interface CategoryAmountProps {
  category: ExpenseCategory;
  /** The one amount of the category, once there is one. */
  entry: ExpenseEntry | undefined;
  /** Place of a new entry among all. */
  position: number;
  /** The amount was emptied, and the field left. */
  onRemove(entry: ExpenseEntry): void;
}

/** One amount for the whole category. Leaving the field empty removes the entry; typing again brings it back. */
export function CategoryAmount({ category, entry, position, onRemove }: CategoryAmountProps) {
  const { t: code } = useTranslation('household/expenses');
  const [spare, setSpare] = useState<ExpenseEntry>(() => newEntry(category, position));
  const [emptied, setEmptied] = useState(false);
  const { id, expense } = entry ?? spare;
  const name = code(`category.${category}`);
  const editor = useEntry({ section: 'expenses', id, value: entry?.expense, blank: expense, of: name });
  const amount = editor.field('amount');
  const frequency = editor.choice('frequency');

  const type = (typed: number | undefined) => {
    setEmptied(typed === undefined);
    if (typed === undefined) return editor.forget('amount');
    amount.onChange(typed);
  };
  const leave = () => {
    if (emptied && entry) {
      setSpare(entry);
      onRemove(entry);
    }
    setEmptied(false);
    amount.onBlur();
  };
  return (
    <div className={classes['fields']}>
      <MoneyField
        {...amount}
        hideLabel
        compact
        min={0}
        name={category}
        max={largestExpense}
        unusualFrom={unusualExpense}
        onChange={type}
        onInvalid={() => {
          setEmptied(false);
          amount.onInvalid();
        }}
        onBlur={leave}
        hint={useMonthlyHint(entry)}
      />
      <FrequencyField
        of={name}
        value={expense.frequency}
        onChange={(chosen) => {
          if (entry) frequency.onChange(chosen);
          else setSpare({ id, expense: { ...expense, frequency: chosen } });
        }}
        error={frequency.error}
      />
    </div>
  );
}
