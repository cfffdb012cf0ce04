import type { CartPosition, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries } from '@vp-digital/core/micro-app';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions } from '@vp-digital/core/reference';
import { useToasts } from '@vp-digital/core/ui';
import type { CartProposal } from './proposal';

export interface CartList {
  /** Puts proposals into the cart, as one step; a message offers to take them back. Answers their ids. */
  add(proposals: readonly CartProposal[]): string[];
  change(id: string, fields: Partial<CartPosition>, title: string): void;
}

/** Writing the cart; undefined without the permission `shopping-cart`. The page names the texts `cart`. */
export function useCartList({ cartPositions }: Pick<SectionData, 'cartPositions'>): CartList | undefined {
  const { t } = useTranslation('beratung', { keyPrefix: 'cart' });
  const { clock } = useHost();
  const { show } = useToasts();
  const list = useEntries('cartPositions');
  if (!useHasPermission(permissions.shoppingCart)) return undefined;
  const places = Object.values(cartPositions.items).map(({ position }) => position);
  return {
    change: list.change,
    add: (proposals) => {
      const added = proposals.map((proposal, index): [id: string, position: CartPosition] => [
        crypto.randomUUID(),
        {
          kind: 'widget',
          ...proposal,
          addedOn: clock.today(),
          position: Math.max(-1, ...places) + 1 + index,
        },
      ]);
      for (const [id, position] of added) list.put(id, position, position.title);
      show({
        tone: 'positive',
        text: t('added', { count: added.length, title: added[0]?.[1].title ?? '' }),
        action: {
          label: t('takeBack'),
          onPress: () => {
            for (const [id, { title }] of added) list.remove(id, title);
          },
        },
      });
      return added.map(([id]) => id);
    },
  };
}
