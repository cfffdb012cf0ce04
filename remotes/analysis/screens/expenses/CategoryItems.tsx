import type { ExpenseCategory, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { AddIcon, Button } from '@vp-digital/core/ui';
import { CategoryItem } from './CategoryItem';
import classes from './CategoryRow.module.css';
import { newEntry } from './newEntry';
import type { ExpenseEntry } from '../../shared/budget/data';

export interface CategoryItemsProps {
  category: ExpenseCategory;
  entries: readonly ExpenseEntry[];
  /** Place of a new entry among all. */
  position: number;
  persons: SectionData['persons'];
  onAdd(entry: ExpenseEntry): void;
  onRemove(entry: ExpenseEntry): void;
}

/** What a category consists of: Miete, Nebenkosten, Strom … */
export function CategoryItems({ category, entries, position, persons, onAdd, onRemove }: CategoryItemsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { t: code } = useTranslation('household/expenses');
  const categoryName = code(`category.${category}`);
  return (
    <div className={classes['items']}>
      {entries.map((entry, index) => (
        <CategoryItem
          key={entry.id}
          entry={entry}
          field={index === 0 ? category : undefined}
          fallbackName={t('itemName', { category: categoryName, number: index + 1 })}
          persons={persons}
          onRemove={() => onRemove(entry)}
        />
      ))}
      <Button
        writes
        kind="quiet"
        size="compact"
        icon={AddIcon}
        onClick={() => onAdd(newEntry(category, position))}
      >
        {t('addItem', { category: categoryName })}
      </Button>
    </div>
  );
}
