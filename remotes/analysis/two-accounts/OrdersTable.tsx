import { OfFigure } from '@vp-digital/core/figures';
import {
  freeAmountFigure,
  type PayingAccount,
  shortNameOf,
  type StandingOrder,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { DataList, Stack, SumTable } from '@vp-digital/core/ui';
import type { TwoAccountsData } from './data';
import { useAccountName } from './useAccountName';
import { useOrderName } from './useOrderName';

export interface OrdersTableProps {
  data: TwoAccountsData;
  paying: PayingAccount;
  day: number;
}

/** One account: its standing orders, and what comes in, stays for fixed costs and is left. */
export function OrdersTable({ data, paying, day }: OrdersTableProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.orders' });
  const { money } = useFormat();
  const { place } = useAccountName(data);
  const nameOf = useOrderName(data);
  const { personId, income, fixed, running, orders, left } = paying;
  const whose = personId === undefined ? t('ofAll') : t('of', { name: shortNameOf(data, personId) });
  const passedOn = orders.reduce((sum, { amount }) => sum + amount, 0);
  const lines = [
    { key: 'income', amount: income },
    { key: 'fixed', amount: fixed },
    { key: 'running', amount: running },
    { key: 'passedOn', amount: passedOn },
  ] as const;
  return (
    <OfFigure figure={freeAmountFigure}>
      <Stack gap="small">
        {orders.length > 0 && (
          <SumTable<StandingOrder>
            caption={whose}
            rows={orders}
            rowKey={({ key }) => key}
            total={t('sum')}
            columns={[
              { kind: 'text', key: 'name', header: whose, cell: nameOf },
              {
                kind: 'text',
                key: 'way',
                header: t('way'),
                secondary: true,
                cell: ({ from, to }) => t('fromTo', { from: place(from), to: place(to) }),
              },
              { kind: 'text', key: 'day', header: t('day'), cell: () => t('dayOf', { day }) },
              {
                kind: 'figure',
                key: 'amount',
                header: t('monthly'),
                value: ({ amount }) => amount,
                format: (amount) => money(amount),
              },
            ]}
          />
        )}
        <DataList
          items={[
            ...lines
              .filter(({ key, amount }) => key === 'income' || amount > 0)
              .map(({ key, amount }) => ({ key, label: t(`line.${key}`), value: money(amount) })),
            {
              key: 'left',
              label: t(left < 0 ? 'line.lack' : 'line.left'),
              value: money(Math.abs(left)),
              total: true,
            },
          ]}
        />
      </Stack>
    </OfFigure>
  );
}
