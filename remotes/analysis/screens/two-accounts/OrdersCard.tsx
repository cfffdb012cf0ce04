import { OfField, OfFigure } from '@vp-digital/core/figures';
import {
  accountModelId,
  freeAmountFigure,
  ordersTaskId,
  type StandingOrder,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { Button, Caption, Card, PrintIcon, Row, Stack, useToasts } from '@vp-digital/core/ui';
import { haveNoSalary } from '../../shared/fields/useAccountPurpose';
import { useRecapNote } from '../../shared/recap/useRecapNote';
import { firstDay } from './Headline';
import { OrderRows } from './OrderRows';
import { OrdersTable } from './OrdersTable';
import { useOrderName } from './useOrderName';
import type { PlanProps } from './VariantCard';

export interface OrdersCardProps extends PlanProps {
  onPrint(): void;
}

/** The standing orders of every account that pays, to be ticked off on paper; as a task of the recap, too. */
export function OrdersCard({ data, plan, onPrint }: OrdersCardProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'twoAccounts.orders' });
  const { list, money } = useFormat();
  const { show } = useToasts();
  const nameOf = useOrderName(data);
  const note = useRecapNote();
  const day = data.accountModel.items[accountModelId]?.standingOrderDay ?? firstDay;
  const orders = [...plan.salaries, ...plan.paying.flatMap((paying) => paying.orders)];
  const payers = plan.salaries.flatMap(({ from }) => (from.personId === undefined ? [] : [from.personId]));
  const ofIncome = payers.some((personId) => haveNoSalary(data, [personId]));
  const amountOf = ({ amount, weekly }: StandingOrder) =>
    weekly === undefined ? money(amount) : t('weekly', { amount: money(weekly) });
  const remember = () => {
    const named = orders.map((order) => `${nameOf(order)} ${amountOf(order)}`);
    const text = t('task', { day, orders: list(named) });
    note?.({
      id: ordersTaskId,
      kind: 'task',
      text: text.slice(0, 1_000),
      origin: routes.twoAccountModel.path,
      of: t('taskName'),
    });
    show({ tone: 'positive', text: t('remembered') });
  };
  return (
    <Card
      title={t('title')}
      caption={t('caption', { day })}
      actions={
        <Row gap="small">
          {note && (
            <Button writes size="compact" onClick={remember}>
              {t('remember')}
            </Button>
          )}
          <Button size="compact" icon={PrintIcon} onClick={onPrint}>
            {t('print')}
          </Button>
        </Row>
      }
    >
      <Stack>
        {plan.salaries.length > 0 && (
          <OfFigure figure={freeAmountFigure}>
            <OrderRows
              data={data}
              orders={plan.salaries}
              title={t(ofIncome ? 'ofIncome' : 'ofSalary')}
              day={day}
            />
          </OfFigure>
        )}
        {plan.paying.map((paying) => (
          <OrdersTable
            key={paying.personId ?? 'all'}
            data={data}
            paying={paying}
            day={day}
            isSingle={plan.partners.length < 2}
          />
        ))}
        {plan.running > 0 && (
          <OfFigure figure={freeAmountFigure}>
            <Caption>{t('runningText', { amount: money(plan.running) })}</Caption>
          </OfFigure>
        )}
        <OfField field="accountModel.buffer">
          <Caption>{t('bufferText', { amount: money(plan.buffer) })}</Caption>
        </OfField>
      </Stack>
    </Card>
  );
}
