import { personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useNavigate } from '@vp-digital/core/libs/router';
import { useHouseholdId, useRouteParameter } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { routes } from '@vp-digital/core/reference';
import { type ComponentType, useEffect } from 'react';
import type { PersonalData, PersonProps } from './data';

export interface OnePersonProps {
  data: PersonalData;
  View: ComponentType<PersonProps>;
}

/** A page about the person whom the address names by id; another person is another page. */
export function OnePerson({ data, View }: OnePersonProps) {
  const id = useRouteParameter('id');
  const person = personsInOrder(data).find((one) => one.id === id);
  return person ? <View key={person.id} data={data} person={person} /> : <NobodyHere />;
}

/** The household has nobody of that id: its overview says so. */
function NobodyHere() {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const householdId = useHouseholdId();
  const navigate = useNavigate();
  const { shell } = useHost();
  const text = t('unknownPerson');
  useEffect(() => {
    shell.send('showMessage', { severity: 'info', text });
    void navigate(routes.householdOverview.href({ householdId }), { replace: true });
  }, [shell, text, navigate, householdId]);
  return undefined;
}
