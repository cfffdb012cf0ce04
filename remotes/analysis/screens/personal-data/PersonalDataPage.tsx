import type { PageProps } from '@vp-digital/core/household';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import type { PersonalData } from './data';
import { OnePerson } from './OnePerson';
import { PersonalDataView } from './PersonalDataView';

/** Persönliche Daten: everything that is known of one person, and what is missing. */
export default function PersonalDataPage({ data, stored: { bankAccounts } }: PageProps<PersonalData>) {
  const householdId = useHouseholdId();
  const hrefOf = (id: string) => routes.personalData.href({ householdId, id });
  return <OnePerson data={{ ...data, bankAccounts }} View={PersonalDataView} hrefOf={hrefOf} />;
}
