import type { StandingOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { SumTable } from '@vp-digital/core/ui';
import type { TwoAccountsData } from './data';
import { useAccountName } from './useAccountName';
import { useOrderName } from './useOrderName';

export interface OrderRowsProps {
  data: TwoAccountsData;
  orders: readonly StandingOrder[];
  /** From where they go. */
  title: string;
  day: number;
}

/** Standing orders with their sum of a month; what comes by the week says how much. */
export function OrderRows({ data, orders, title, day }: OrderRowsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.orders' });
  const { money } = useFormat();
  const { place } = useAccountName(data);
  const nameOf = useOrderName(data);
  return (
    <SumTable<StandingOrder>
      caption={title}
      rows={orders}
      rowKey={({ key }) => key}
      total={t('sum')}
      columns={[
        { kind: 'text', key: 'name', header: title, cell: nameOf },
        {
          kind: 'text',
          key: 'way',
          header: t('way'),
          secondary: true,
          cell: ({ from, to }) => t('fromTo', { from: place(from), to: place(to) }),
        },
        {
          kind: 'text',
          key: 'day',
          header: t('day'),
          cell: ({ weekly }) =>
            weekly === undefined ? t('dayOf', { day }) : t('weekly', { amount: money(weekly) }),
        },
        {
          kind: 'figure',
          key: 'amount',
          header: t('monthly'),
          value: ({ amount }) => amount,
          format: (amount) => money(amount),
        },
      ]}
    />
  );
}
