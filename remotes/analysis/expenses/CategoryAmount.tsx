import { useTranslation } from '@vp-digital/core/libs/i18n';
import { MoneyField } from '@vp-digital/core/ui';
import type { ExpenseCategory } from '@vp-digital/core/household';
import { useEffect, useState } from 'react';
import classes from './CategoryRow.module.css';
import { FrequencyField } from './FrequencyField';
import { largestExpense, unusualExpense } from './limits';
import type { ExpenseEntry } from './sections';
import type { ExpenseEditor } from './useExpenseEditor';
import { useMonthlyHint } from './useMonthlyHint';

export interface CategoryAmountProps {
  category: ExpenseCategory;
  /** The one amount of the category, once there is one. */
  entry: ExpenseEntry | undefined;
  /** Place of a new entry among all. */
  position: number;
  editor: ExpenseEditor;
  /** The amount was emptied, and the field left. */
  onRemoved(entry: ExpenseEntry): void;
}

/** One amount for the whole category. Leaving the field empty removes the entry; typing again brings it back. */
export function CategoryAmount({ category, entry, position, editor, onRemoved }: CategoryAmountProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const [spare, setSpare] = useState<ExpenseEntry>(() => newEntry(category, position));
  const [emptied, setEmptied] = useState(false);
  const { id, expense } = entry ?? spare;
  const name = t(`category.${category}`);
  useEffect(() => () => editor.forget(id), [editor, id]);

  const type = (amount: number | undefined) => {
    setEmptied(amount === undefined);
    if (amount === undefined) editor.forget(id);
    else if (entry) {
      editor.set(id, 'amount', amount);
      if (expense.source === 'estimated') editor.set(id, 'source', undefined);
    } else editor.put(id, { ...expense, amount });
  };
  const leave = () => {
    if (emptied && entry) {
      editor.remove(id);
      setSpare(entry);
      onRemoved(entry);
    }
    setEmptied(false);
    editor.leave();
  };
  return (
    <div className={classes['fields']}>
      <MoneyField
        label={name}
        hideLabel
        compact
        min={0}
        name={category}
        max={largestExpense}
        unusualFrom={unusualExpense}
        value={entry?.expense.amount}
        onChange={type}
        onInvalid={() => {
          setEmptied(false);
          editor.invalid(id);
        }}
        onBlur={leave}
        hint={useMonthlyHint(entry)}
      />
      <FrequencyField
        of={name}
        value={expense.frequency}
        onChange={(frequency) => {
          if (!entry) return setSpare({ id, expense: { ...expense, frequency } });
          editor.set(id, 'frequency', frequency);
          editor.leave();
        }}
      />
    </div>
  );
}

const newEntry = (category: ExpenseCategory, position: number): ExpenseEntry => ({
  id: crypto.randomUUID(),
  expense: { category, amount: 0, frequency: 'monthly', position },
});
