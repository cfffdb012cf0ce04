import { isSame } from '@vp-digital/core/contracts';
import type { ExpenseCategory, Period, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useLocation } from '@vp-digital/core/libs/router';
import { useEntries } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { Alert, Button, IconButton, OpenListIcon } from '@vp-digital/core/ui';
import { memo, useState } from 'react';
import { CategoryAmount } from './CategoryAmount';
import { CategoryBar, type CategoryBarProps } from './CategoryBar';
import { CategoryItems } from './CategoryItems';
import classes from './CategoryRow.module.css';
import { categoryIcons, roleOf } from '../../shared/budget/categories';
import { amountOf, type ExpenseEntry } from '../../shared/budget/data';

export interface CategoryRowProps extends Pick<CategoryBarProps, 'net' | 'widest' | 'average'> {
  category: ExpenseCategory;
  period: Period;
  entries: readonly ExpenseEntry[];
  persons: SectionData['persons'];
  position: number;
  /** Only part of the expenses is known: they do not add up. */
  isPartly: boolean;
}

/** One category: one amount, or its items; its bar; a removal can be undone. */
function AnyCategoryRow({
  category,
  entries,
  period,
  position,
  persons,
  isPartly,
  ...bar
}: CategoryRowProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'expenses' });
  const { t: code } = useTranslation('household/expenses');
  const { money } = useFormat();
  const list = useEntries('expenses');
  const { search } = useLocation();
  const isDivided = entries.length > 1 || entries.some(({ expense }) => expense.detail !== undefined);
  const isWanted = new URLSearchParams(search).get('fokus') === category;
  const [opened, setOpened] = useState(isDivided && isWanted);
  const [removed, setRemoved] = useState<ExpenseEntry>();
  const name = code(`category.${category}`);
  const Symbol = categoryIcons[category];
  const amount = amountOf(entries, period);
  const isEstimated = entries.some(({ expense }) => expense.source === 'estimated');
  const divided = opened || isDivided;
  const put = ({ id, expense }: ExpenseEntry) => list.put(id, expense, name);
  const remove = (entry: ExpenseEntry) => {
    list.remove(entry.id, name);
    setRemoved(entry);
  };
  const restore = (entry: ExpenseEntry) => {
    put(entry);
    setRemoved(undefined);
  };
  const shared = { category, position, onRemove: remove };
  return (
    <div role="group" aria-label={name} className={classes['row']}>
      <span className={classes['name']}>
        <Symbol size={20} stroke={1.75} aria-hidden />
        <span>
          {name}
          {isEstimated && <span className={classes['estimated']}>{t('estimated')}</span>}
        </span>
      </span>
      <CategoryBar {...bar} role={roleOf(category)} amount={amount} recorded={entries.length > 0} />
      {divided ? (
        <span className={classes['sum']}>{isPartly ? '–' : money(amount)}</span>
      ) : (
        <CategoryAmount {...shared} entry={entries[0]} />
      )}
      <IconButton
        label={t(opened ? 'closeItems' : 'openItems', { category: name })}
        icon={OpenListIcon}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      />
      {opened && <CategoryItems {...shared} onAdd={put} entries={entries} persons={persons} />}
      {removed && !entries.some(({ id }) => id === removed.id) && (
        <div className={classes['removed']}>
          <Alert
            tone="info"
            announce
            title={t('removed', { name: removed.expense.detail ?? name })}
            action={<Button onClick={() => restore(removed)}>{t('undo')}</Button>}
          />
        </div>
      )}
    </div>
  );
}

/** Typing in another category does not re-render it, as long as the bars keep their scale. */
export const CategoryRow = memo(AnyCategoryRow, isSame);
