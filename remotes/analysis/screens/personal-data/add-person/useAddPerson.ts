import type { NewPerson } from '@vp-digital/core/contracts';
import { addressEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry } from '@vp-digital/core/micro-app';
import { sharedDelivery } from '../address/sharedHomes';
import type { PersonalData } from '../data';
import { type Arrival, hostOf, personOf } from './newPerson';

/** Adds a person, who lives where the others do and gets letters where all of them get theirs: one save and one step that can be taken back. Answers the new id. */
export function useAddPerson(data: PersonalData): (given: NewPerson, arrival: Arrival) => string {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData.add' });
  const persons = useEntries('persons');
  const host = hostOf(data);
  const [homeId, home] = (host && addressEntry(data, host.id)) ?? [];
  const address = useEntry({ section: 'addresses', id: homeId, value: home, of: t('title') });
  const [deliveryId, delivery] = (host && sharedDelivery(data, host.id)) ?? [];
  const letters = useEntry({ section: 'addresses', id: deliveryId, value: delivery, of: t('title') });
  return (given, arrival) => {
    const id = crypto.randomUUID();
    persons.put(id, personOf(given, arrival, data), t('title'));
    if (home) address.set('personIds', [...home.personIds, id]);
    if (delivery) letters.set('personIds', [...delivery.personIds, id]);
    return id;
  };
}
