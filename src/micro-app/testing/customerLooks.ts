import type { CustomerPort } from '@vp-digital/core/shell';
import { waitFor } from '@testing-library/react';

const look = { width: 1200 } as const;

/** A shell in which a customer looks on all the time. */
export const customerLooks: CustomerPort = { current: () => look, subscribe: () => () => {} };

/** What stands on the page that is made for the customer, once there is one; it is hidden where it is drawn. */
export async function customersPage(): Promise<HTMLElement> {
  const find = () => document.querySelector<HTMLElement>('[data-vp-customer-page] article');
  await waitFor(() => expect(find()).not.toBeNull());
  const page = find();
  if (!page) throw new Error('there is no page for the customer');
  return page;
}
