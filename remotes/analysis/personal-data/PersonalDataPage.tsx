import type { PageProps } from '@vp-digital/core/household';
import { bankAccountsWords } from '@vp-digital/core/household/words/bankAccounts';
import { contactsWords } from '@vp-digital/core/household/words/contacts';
import { employmentsWords } from '@vp-digital/core/household/words/employments';
import { personsWords } from '@vp-digital/core/household/words/persons';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import type { PersonalData } from './data';
import { OnePerson } from './OnePerson';
import { PersonalDataView } from './PersonalDataView';

export { texts } from './texts';
export const words = [bankAccountsWords, contactsWords, employmentsWords, personsWords];

/** By way of this page: the customer's says the same facts in the same words. */
export const customer = () => import(/* webpackChunkName: "customer-person" */ './PersonCustomer');

/** Persönliche Daten: everything that is known of one person, and what is missing. */
export default function PersonalDataPage({ data, stored: { bankAccounts } }: PageProps<PersonalData>) {
  const householdId = useHouseholdId();
  const hrefOf = (id: string) => routes.personalData.href({ householdId, id });
  return <OnePerson data={{ ...data, bankAccounts }} View={PersonalDataView} hrefOf={hrefOf} />;
}
