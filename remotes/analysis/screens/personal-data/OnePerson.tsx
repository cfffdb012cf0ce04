import { personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { type ComponentType, useEffect } from 'react';
import type { PersonalData, PersonProps } from './data';
import { Redirect } from './Redirect';
import { useTellChanges } from './useTellChanges';

export interface OnePersonProps {
  data: PersonalData;
  View: ComponentType<PersonProps>;
  /** The address of this page about a person. */
  hrefOf(personId: string): string;
}

/**
 * A page about the person whom the address names by id; another person is another page. The household's own id stands for
 * the first of its persons: so the menu and whoever else knows no person lead here.
 */
export function OnePerson({ data, View, hrefOf }: OnePersonProps) {
  const id = useRouteParameter('id');
  const householdId = useHouseholdId();
  const people = personsInOrder(data);
  const person = people.find((one) => one.id === id);
  useTellChanges(id);
  if (person) return <View key={person.id} data={data} person={person} />;
  const [first] = people;
  return first && id === householdId ? <Redirect href={hrefOf(first.id)} /> : <NobodyHere />;
}

/** The household has nobody of that id: its overview says so. */
function NobodyHere() {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const householdId = useHouseholdId();
  const { shell } = useHost();
  const text = t('unknownPerson');
  useEffect(() => {
    shell.send('showMessage', { severity: 'info', text });
  }, [shell, text]);
  return <Redirect href={routes.householdOverview.href({ householdId })} />;
}
