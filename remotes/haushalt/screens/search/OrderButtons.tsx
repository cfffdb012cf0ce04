import { householdOrders } from '@vp-digital/core/contracts';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, SortedDownIcon, SortedUpIcon } from '@vp-digital/core/ui';
import classes from '../../shared/hits/HouseholdHits.module.css';
import type { Order } from './useHouseholdSearch';

export interface OrderButtonsProps {
  order: Order;
  onOrder(order: Order): void;
}

/** Who was seen last stands first; what is near, and who is hardly recorded, too. */
const firstWay: Readonly<Record<Order['by'], boolean>> = {
  name: false,
  lastAppointment: true,
  nextAppointment: false,
  completeness: false,
};

/** What the list is sorted by; the one that is chosen turns its order round. */
export function OrderButtons({ order, onOrder }: OrderButtonsProps) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'search' });
  return (
    <div role="group" aria-label={t('order.label')} className={classes['orders']}>
      {householdOrders.map((by) => {
        const isChosen = by === order.by;
        const way = order.descending ? 'DESC' : 'ASC';
        return (
          <Button
            key={by}
            kind="quiet"
            size="compact"
            icon={isChosen ? (order.descending ? SortedDownIcon : SortedUpIcon) : undefined}
            aria-pressed={isChosen}
            onClick={() => onOrder({ by, descending: isChosen ? !order.descending : firstWay[by] })}
          >
            {isChosen ? t(`order.${by}.${way}`) : t(`order.${by}.name`)}
          </Button>
        );
      })}
    </div>
  );
}
