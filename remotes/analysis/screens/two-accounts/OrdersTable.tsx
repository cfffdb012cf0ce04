import { OfFigure } from '@vp-digital/core/figures';
import { freeAmountFigure, type PayingAccount, shortNameOf } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { DataList, Stack } from '@vp-digital/core/ui';
import type { TwoAccountsData } from './data';
import { OrderRows } from './OrderRows';

export interface OrdersTableProps {
  data: TwoAccountsData;
  paying: PayingAccount;
  day: number;
  /** The only adult has no account in common with anybody. */
  isSingle: boolean;
}

/** One account: its standing orders, and what comes in, stays for fixed costs and is left. */
export function OrdersTable({ data, paying, day, isSingle }: OrdersTableProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.orders' });
  const { money } = useFormat();
  const { personId, income, fixed, running, orders, left } = paying;
  const whose =
    personId === undefined
      ? t(isSingle ? 'ofHousehold' : 'ofAll')
      : t('of', { name: shortNameOf(data, personId) });
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
        {orders.length > 0 && <OrderRows data={data} orders={orders} title={whose} day={day} />}
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
