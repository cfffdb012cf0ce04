import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { Button, type ButtonProps, CartIcon, useReadOnly, useSheet } from '@vp-digital/core/ui';
import { CartSheet } from './CartSheet';
import type { CartData } from './documents';
import { type CartProposal, positionOf } from './proposal';
import { useCartList } from './useCartList';

export interface AddToCartProps {
  data: CartData;
  proposal: CartProposal;
  kind?: ButtonProps['kind'];
  size?: ButtonProps['size'];
  wide?: boolean;
  /** Why it cannot be proposed now (its version ran out, no suitability): said in the place of the button. */
  refused?: string | undefined;
  /** A fact of the household that speaks against it: the sheet opens with the sentence. */
  against?: string | undefined;
}

/**
 * "In den Warenkorb": asks the reason, then puts the proposal there. What lies there already leads to it. Nothing is drawn
 * without the permission `shopping-cart`. The page declares `cartDocuments` and the texts `cart`.
 */
export function AddToCart({ data, proposal, kind, size, wide, refused, against }: AddToCartProps) {
  const { t } = useTranslation('beratung', { keyPrefix: 'cart' });
  const cart = useCartList(data);
  const { sheet, button } = useSheet();
  const householdId = useHouseholdId();
  const isReadOnly = useReadOnly() !== undefined;
  if (!cart || isReadOnly) return undefined;
  if (positionOf(data, proposal))
    return (
      <Button
        kind={kind}
        size={size}
        wide={wide}
        icon={CartIcon}
        href={routes.shoppingCart.href({ householdId })}
      >
        {t('inCart')}
      </Button>
    );
  if (refused !== undefined) return <p>{refused}</p>;
  return (
    <>
      <Button
        writes
        kind={kind}
        size={size}
        wide={wide}
        icon={CartIcon}
        aria-expanded={sheet.opened}
        aria-controls={sheet.opened ? sheet.id : undefined}
        onClick={button.onToggle}
      >
        {t('add')}
      </Button>
      {sheet.opened && (
        <CartSheet
          {...sheet}
          data={data}
          proposal={proposal}
          against={against}
          onAdd={(known) => {
            cart.add([known]);
            sheet.onClose();
          }}
        />
      )}
    </>
  );
}
