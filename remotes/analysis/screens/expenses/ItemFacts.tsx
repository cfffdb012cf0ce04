import { type Expense, personsInOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import type { EntryEditor } from '@vp-digital/core/micro-app';
import { MoneyField, SelectField } from '@vp-digital/core/ui';
import classes from './CategoryRow.module.css';
import { largestExpense } from '../../shared/budget/expenseLimits';

export interface ItemFactsProps {
  expense: Expense;
  /** What the item is called. */
  name: string;
  persons: SectionData['persons'];
  editor: EntryEditor<Expense>;
}

/** Whose expense an item is, and what the household might save of it. */
export function ItemFacts({ expense, name, persons, editor }: ItemFactsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const people = personsInOrder({ persons });
  return (
    <div className={classes['facts']}>
      {people.length > 1 && (
        <SelectField
          {...editor.choice('personId')}
          label={t('personOf', { name })}
          hideLabel
          compact
          emptyLabel={t('shared')}
          placeholder={t('shared')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <MoneyField
        {...editor.field('savingIdea', t('idea'))}
        compact
        min={0}
        max={largestExpense}
        unit={t('euroMonthly')}
        value={expense.savingIdea || undefined}
      />
    </div>
  );
}
