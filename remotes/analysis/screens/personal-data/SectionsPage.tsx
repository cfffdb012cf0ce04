import type { PageProps } from '@vp-digital/core/household';
import { useLocation } from '@vp-digital/core/libs/router';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { OnePerson } from './OnePerson';
import type { PersonalData } from './data';
import { SectionsView } from './SectionsView';

/** Abschnitte bearbeiten: exactly the sections of a person that the address names, as one form. */
export default function SectionsPage({ data, stored: { bankAccounts } }: PageProps<PersonalData>) {
  const householdId = useHouseholdId();
  const sections = useRouteParameter('sections');
  const { search } = useLocation();
  const hrefOf = (id: string) => routes.personalDataSections.href({ householdId, id, sections }) + search;
  return <OnePerson data={{ ...data, bankAccounts }} View={SectionsView} hrefOf={hrefOf} />;
}
