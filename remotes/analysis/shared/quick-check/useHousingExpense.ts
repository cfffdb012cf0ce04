import { type CompletenessData, homeEntry, housingCosts, inOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useState } from 'react';
import { expenseOf } from '../living-situation/data';

/** Housing costs stand among the expenses as well: where both agreed before the answer, they do after it. */
export function useHousingExpense(data: CompletenessData) {
  const { t } = useTranslation('analysis', { keyPrefix: 'start.quick.home' });
  const list = useEntries('expenses');
  const [before] = useState(() => costOf(data));
  return {
    follow: () => {
      const [recorded, further] = inOrder(data.expenses.items).filter(
        ([, { category }]) => category === 'housing',
      );
      const now = costOf(data);
      if (!recorded || further || now === undefined || now === before) return;
      const [id, { amount, frequency, source }] = recorded;
      if (source === 'estimated' || (amount === before && frequency === 'monthly'))
        list.change(id, { amount: now, frequency: 'monthly', source: undefined }, t('kind'));
    },
  };
}

function costOf(data: CompletenessData): number | undefined {
  const home = homeEntry(data)?.[1];
  return home && housingCosts(data).kind === 'computed' ? expenseOf(home) : undefined;
}
