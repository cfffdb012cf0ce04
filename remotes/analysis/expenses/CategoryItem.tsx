import type { SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { IconButton, MoneyField, RemoveIcon, TextField } from '@vp-digital/core/ui';
import { useEffect } from 'react';
import classes from './CategoryRow.module.css';
import { FrequencyField } from './FrequencyField';
import { ItemFacts } from './ItemFacts';
import { largestExpense, unusualExpense } from './limits';
import type { ExpenseEntry } from './sections';
import type { ExpenseEditor } from './useExpenseEditor';
import { useMonthlyHint } from './useMonthlyHint';

export interface CategoryItemProps {
  entry: ExpenseEntry;
  /** What it is called while it has no words of its own: "Wohnen, Position 2". */
  fallbackName: string;
  persons: SectionData['persons'];
  editor: ExpenseEditor;
  onRemoved(entry: ExpenseEntry): void;
}

/** One item of a category: what for, how much, how often. */
export function CategoryItem({ entry, fallbackName, persons, editor, onRemoved }: CategoryItemProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { id, expense } = entry;
  const name = expense.detail ?? fallbackName;
  useEffect(() => () => editor.forget(id), [editor, id]);
  return (
    <div role="group" aria-label={name} className={classes['item']}>
      <TextField
        label={t('detail')}
        hideLabel
        compact
        placeholder={t('detail')}
        maxLength={60}
        value={expense.detail}
        onChange={(detail) => editor.set(id, 'detail', detail)}
        onBlur={editor.leave}
      />
      <div className={classes['fields']}>
        <MoneyField
          label={t('amountOf', { name })}
          hideLabel
          compact
          min={0}
          max={largestExpense}
          unusualFrom={unusualExpense}
          value={expense.amount || undefined}
          onChange={(amount) => {
            editor.set(id, 'amount', amount ?? 0);
            if (expense.source === 'estimated') editor.set(id, 'source', undefined);
          }}
          onInvalid={() => editor.invalid(id)}
          onBlur={editor.leave}
          hint={useMonthlyHint(entry)}
        />
        <FrequencyField
          of={name}
          value={expense.frequency}
          onChange={(frequency) => {
            editor.set(id, 'frequency', frequency);
            editor.leave();
          }}
        />
      </div>
      <IconButton
        writes
        label={t('remove', { name })}
        icon={RemoveIcon}
        onClick={() => {
          editor.remove(id);
          editor.leave();
          onRemoved(entry);
        }}
      />
      <ItemFacts entry={entry} name={name} persons={persons} editor={editor} />
    </div>
  );
}
