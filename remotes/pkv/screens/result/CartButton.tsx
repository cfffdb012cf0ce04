import { type CartPosition, positionsInCart } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Button, type ButtonProps, Caption, CartIcon, Row } from '@vp-digital/core/ui';
import type { ResultData } from './data';

export type CartProposal = Omit<CartPosition, 'position' | 'addedOn'>;

export interface CartButtonProps {
  data: ResultData;
  proposal: CartProposal;
  kind?: ButtonProps['kind'];
}

/**
 * Puts a proposal into the cart, or brings what lies there up to date: the same product, or the same title, of the same person.
 * Nothing without the permission, and nothing without a reason.
 */
export function CartButton({ data, proposal, kind = 'primary' }: CartButtonProps) {
  const { t } = useTranslation('pkv', { keyPrefix: 'result.cart' });
  const today = useHost().clock.today();
  const householdId = useHouseholdId();
  const list = useEntries('cartPositions');
  const mayWrite = useHasPermission(permissions.shoppingCart);
  if (!mayWrite) return undefined;
  const found = positionsInCart(data).find(
    ([, position]) =>
      position.personId === proposal.personId &&
      (proposal.productId === undefined
        ? position.title === proposal.title
        : position.productId === proposal.productId),
  );
  if (!proposal.reason) return <Caption>{t('noReason')}</Caption>;
  const places = Object.values(data.cartPositions.items).map(({ position }) => position);
  const put = () =>
    found
      ? list.change(found[0], proposal, proposal.title)
      : list.put(
          crypto.randomUUID(),
          { ...proposal, addedOn: today, position: Math.max(-1, ...places) + 1 },
          proposal.title,
        );
  return (
    <Row>
      <Button writes kind={kind} icon={CartIcon} onClick={put}>
        {t(found ? 'update' : 'add')}
      </Button>
      {found && <Button href={routes.shoppingCart.href({ householdId })}>{t('open')}</Button>}
    </Row>
  );
}
