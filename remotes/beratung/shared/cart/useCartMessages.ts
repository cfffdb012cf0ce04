import {
  type CartPosition,
  positionCost,
  positionsInCart,
  type SectionData,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { useEffect } from 'react';

/** Even that somebody seeks this cover is nobody else's: its title leaves the page in no message. */
const secretLines: ReadonlySet<CartPosition['line']> = new Set<CartPosition['line']>([
  'healthFull',
  'healthSupplement',
  'care',
]);
const mostItems = 500;

/** Tells the shell, and through it the other areas, what lies in the cart: offers and needs each in their message. */
export function useCartMessages(data: Pick<SectionData, 'cartPositions'>): void {
  const { t } = useTranslation('beratung', { keyPrefix: 'cart' });
  const { shell } = useHost();
  const items = (kind: CartPosition['kind']) =>
    positionsInCart(data)
      .filter(([, position]) => position.kind === kind)
      .slice(0, mostItems)
      .map(([id, position]) => {
        const cents = positionCost(position);
        return {
          id,
          appId: position.productId ?? 'beratung',
          title: secretLines.has(position.line) ? t('proposal') : position.title,
          quantity: 1,
          ...(cents !== undefined && { price: { cents, currency: 'EUR' } }),
        };
      });
  const [app, widget] = [JSON.stringify(items('app')), JSON.stringify(items('widget'))];
  useEffect(() => {
    shell.send('updateAppCartItemList', { items: JSON.parse(app) as ReturnType<typeof items> });
  }, [shell, app]);
  useEffect(() => {
    shell.send('updateWidgetCartItemList', { items: JSON.parse(widget) as ReturnType<typeof items> });
  }, [shell, widget]);
}
