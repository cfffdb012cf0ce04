import type { Expense, ExpenseCategory } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useSectionEditor } from '@vp-digital/core/services';
import { useMemo } from 'react';

type FieldName = 'amount' | 'detail' | 'frequency' | 'personId' | 'savingIdea' | 'source';

export interface ExpenseEditor {
  /** Writes a whole entry: a new one, or one that was removed. */
  put(id: string, expense: Expense): void;
  set(id: string, name: FieldName, value: string | number | undefined): void;
  remove(id: string): void;
  /** The field, the amount's unless told, holds text that is no value. */
  invalid(id: string, name?: FieldName): void;
  /** The entry's fields are gone, or their unreadable text. */
  forget(id: string): void;
  leave(): void;
}

/** Writing the amounts of one category, under the category's name. */
export function useExpenseEditor(category: ExpenseCategory): ExpenseEditor {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const editor = useSectionEditor(useHouseholdId(), 'expenses');
  const label = t(`category.${category}`);
  return useMemo(
    () => ({
      put: (id, expense) => editor.set(`/items/${id}`, expense, label),
      set: (id, name, value) => editor.set(`/items/${id}/${name}`, value, label),
      remove: (id) => editor.remove(`/items/${id}`, label),
      invalid: (id, name = 'amount') => editor.invalid(`/items/${id}/${name}`, label),
      forget: (id) => editor.forget(`/items/${id}`),
      leave: editor.flush,
    }),
    [editor, label],
  );
}
