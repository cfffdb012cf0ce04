import type { ExpenseCategory } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { AddIcon, Button, IconButton, MoneyField, RemoveIcon, TextField } from '@vp-digital/core/ui';
import classes from './CategoryRow.module.css';
import { FrequencyField } from './FrequencyField';
import { largestExpense } from './limits';
import type { ExpenseEntry } from './sections';
import type { ExpenseEditor } from './useExpenseEditor';

export interface CategoryItemsProps {
  category: ExpenseCategory;
  entries: readonly ExpenseEntry[];
  /** Place of a new entry among all. */
  position: number;
  editor: ExpenseEditor;
  onRemoved(entry: ExpenseEntry): void;
}

/** What a category consists of: Miete, Nebenkosten, Strom … */
export function CategoryItems({ category, entries, position, editor, onRemoved }: CategoryItemsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const categoryName = t(`category.${category}`);
  const add = () => {
    editor.put(crypto.randomUUID(), { category, amount: 0, frequency: 'monthly', position });
    editor.leave();
  };
  return (
    <div className={classes['items']}>
      {entries.map(({ id, expense }, index) => {
        const name = expense.detail ?? t('itemName', { category: categoryName, number: index + 1 });
        return (
          <div key={id} role="group" aria-label={name} className={classes['item']}>
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
                value={expense.amount || undefined}
                onChange={(amount) => editor.set(id, 'amount', amount ?? 0)}
                onInvalid={() => editor.invalid(id)}
                onBlur={editor.leave}
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
              label={t('remove', { name })}
              icon={RemoveIcon}
              onClick={() => {
                editor.remove(id);
                editor.leave();
                onRemoved({ id, expense });
              }}
            />
          </div>
        );
      })}
      <Button kind="quiet" size="compact" icon={AddIcon} onClick={add}>
        {t('addItem', { category: categoryName })}
      </Button>
    </div>
  );
}
