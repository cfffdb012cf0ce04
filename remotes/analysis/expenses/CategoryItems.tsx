import type { ExpenseCategory, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { AddIcon, Button } from '@vp-digital/core/ui';
import { CategoryItem } from './CategoryItem';
import classes from './CategoryRow.module.css';
import type { ExpenseEntry } from './sections';
import type { ExpenseEditor } from './useExpenseEditor';

export interface CategoryItemsProps {
  category: ExpenseCategory;
  entries: readonly ExpenseEntry[];
  /** Place of a new entry among all. */
  position: number;
  persons: SectionData['persons'];
  editor: ExpenseEditor;
  onRemoved(entry: ExpenseEntry): void;
}

/** What a category consists of: Miete, Nebenkosten, Strom … */
export function CategoryItems({
  category,
  entries,
  position,
  persons,
  editor,
  onRemoved,
}: CategoryItemsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const categoryName = t(`category.${category}`);
  const add = () => {
    editor.put(crypto.randomUUID(), { category, amount: 0, frequency: 'monthly', position });
    editor.leave();
  };
  return (
    <div className={classes['items']}>
      {entries.map((entry, index) => (
        <CategoryItem
          key={entry.id}
          entry={entry}
          fallbackName={t('itemName', { category: categoryName, number: index + 1 })}
          persons={persons}
          editor={editor}
          onRemoved={onRemoved}
        />
      ))}
      <Button writes kind="quiet" size="compact" icon={AddIcon} onClick={add}>
        {t('addItem', { category: categoryName })}
      </Button>
    </div>
  );
}
