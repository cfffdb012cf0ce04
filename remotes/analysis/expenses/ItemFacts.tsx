import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { MoneyField, SelectField } from '@vp-digital/core/ui';
import classes from './CategoryRow.module.css';
import { largestExpense } from './limits';
import type { ExpenseEntry } from './sections';
import type { ExpenseEditor } from './useExpenseEditor';

export interface ItemFactsProps {
  entry: ExpenseEntry;
  /** What the item is called. */
  name: string;
  persons: SectionData['persons'];
  editor: ExpenseEditor;
}

/** Whose expense an item is, and what the household might save of it. */
export function ItemFacts({ entry: { id, expense }, name, persons, editor }: ItemFactsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const people = personsInOrder({ persons });
  return (
    <div className={classes['facts']}>
      {people.length > 1 && (
        <SelectField
          label={t('personOf', { name })}
          hideLabel
          compact
          emptyLabel={t('shared')}
          placeholder={t('shared')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          value={expense.personId}
          onChange={(personId) => {
            editor.set(id, 'personId', personId);
            editor.leave();
          }}
        />
      )}
      <MoneyField
        label={t('idea')}
        compact
        min={0}
        max={largestExpense}
        unit={t('euroMonthly')}
        value={expense.savingIdea || undefined}
        onChange={(idea) => editor.set(id, 'savingIdea', idea)}
        onInvalid={() => editor.invalid(id, 'savingIdea')}
        onBlur={editor.leave}
      />
    </div>
  );
}
