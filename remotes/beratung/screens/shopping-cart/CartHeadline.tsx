import {
  concludedPositions,
  discardedPositions,
  knownFree,
  needComparison,
  positionCost,
  positionsInCart,
  withPositions,
} from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { Key } from '@vp-digital/core/ui';
import type { CartPageData } from './documents';

export interface CartHeadlineProps {
  data: CartPageData;
  /** What is said while nothing was ever proposed. */
  empty?: string | undefined;
}

/** What all of the cart costs a month, how many topics it closes, and what stays free; of an empty one, what became of it. */
export function CartHeadline({ data, empty }: CartHeadlineProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'shoppingCart.headline' });
  const { euros } = useFormat();
  const date = useHost().clock.today();
  const positions = positionsInCart(data);
  if (positions.length === 0) {
    const [concluded, discarded] = [concludedPositions(data).length, discardedPositions(data).length];
    if (concluded > 0) return t('concluded', { count: concluded });
    return discarded > 0 ? t('discarded', { count: discarded }) : (empty ?? t('empty'));
  }
  const costs = positions.flatMap(([, position]) => positionCost(position) ?? []);
  const after = withPositions(data, 'both');
  const open = needComparison({ household: data, date }).open;
  const settled = new Set(needComparison({ household: after, date }).settled.map(({ key }) => key));
  const closed = open.filter(({ key }) => settled.has(key)).length;
  const free = knownFree(after);
  return (
    <>
      <Trans
        t={t}
        i18nKey={costs.length === 0 ? 'unknown' : 'cost'}
        count={closed}
        values={{ cost: euros(costs.reduce((sum, one) => sum + one, 0)) }}
        components={{ key: <Key /> }}
      />
      {free.kind === 'computed' &&
        ` ${t(free.value < 0 ? 'over' : 'free', { amount: euros(Math.abs(free.value)) })}`}
    </>
  );
}
