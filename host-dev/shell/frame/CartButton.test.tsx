import { act, screen, waitFor } from '@testing-library/react';
import { permissions, routes } from '@vp-digital/core/reference';
import type { User } from '@vp-digital/core/session';
import { testRegistry } from '@vp-digital/core/shell/testing';
import { testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { petra } from '../session/testing/testHost';
import { renderInShell } from '../session/testing/renderInShell';
import { CartButton } from './CartButton';

const { summary } = testHouseholdOf(1);
const { householdId } = summary;
const registry = testRegistry({ beratung: [{ path: routes.shoppingCart.path }] });
const address = routes.shoppingCart.href({ householdId });

function open(user: User = petra) {
  const services = { count: 2 };
  const { bus } = renderInShell(
    <CartButton householdId={householdId} />,
    address,
    () => ({ data: { household: { ...summary, cartCount: services.count } } }),
    { user, registry },
  );
  const area = bus.port('beratung');
  const tell = (...message: Parameters<typeof area.send>) => act(async () => area.send(...message));
  return { services, tell };
}

test('who may use the cart sees it, nobody else', () => {
  const held = petra.permissions.filter((permission) => permission !== permissions.shoppingCart);
  open({ ...petra, permissions: held });
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['updateAppCheckoutLoading', 'updateWidgetCheckoutLoading'] as const)(
  '%s: while an area hands over, the cart says so',
  async (message) => {
    const { tell } = open();
    await tell(message, { loading: true });
    expect(screen.getByRole('button', { name: 'Wird übergeben …' })).toBeInTheDocument();
    await tell(message, { loading: false });
    expect(screen.getByRole('button', { name: /^Warenkorb/ })).toBeInTheDocument();
  },
);

test.each(['updateAppCartItemList', 'updateWidgetCartItemList'] as const)(
  '%s: the count is asked for again',
  async (message) => {
    const { services, tell } = open();
    expect(await screen.findByRole('button', { name: 'Warenkorb (2)' })).toBeInTheDocument();
    services.count = 3;
    await tell(message, { items: [] });
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Warenkorb (3)'));
  },
);
