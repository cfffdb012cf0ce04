import type { CustomerPort, FlagPort, MicroApp } from '@vp-digital/core/shell';
import { waitFor } from '@testing-library/react';
import { renderArea } from './renderArea';
import { createTestServices, type TestHousehold, type TestServices } from './testServices';

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

export interface OpenedForCustomer {
  /** Of the page, in the household. */
  hrefOf(parameters: { householdId: string }): string;
  household: TestHousehold;
  /** Documents in place of the household's own. */
  sections?: TestHousehold['sections'];
  language?: 'de' | 'en';
  /** Default: a shell without feature flags. */
  flags?: FlagPort;
  /** What the services answer beyond the documents. */
  answer?: Parameters<TestServices['intercept']>[0];
}

/** Opens a page while a customer looks on: what stands on the page that is made for them. */
export async function openForCustomer(
  area: MicroApp,
  { hrefOf, household, sections, language = 'de', flags, answer }: OpenedForCustomer,
): Promise<HTMLElement> {
  const { householdId } = household.summary;
  const services = createTestServices([{ ...household, sections: { ...household.sections, ...sections } }]);
  if (answer) services.intercept(answer);
  await renderArea(area, {
    path: hrefOf({ householdId }),
    services,
    language,
    customer: customerLooks,
    ...(flags && { flags }),
  });
  return customersPage();
}
