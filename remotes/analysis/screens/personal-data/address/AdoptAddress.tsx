import { addressEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { Button } from '@vp-digital/core/ui';
import type { PersonProps } from '../data';
import type { OtherHome } from './sharedHomes';

/** "Adresse von Aylin übernehmen": from then on both have one address, and an own one that nobody else has goes. */
export function AdoptAddress({ home, data, person }: PersonProps & { home: OtherHome }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData.residents' });
  const of = t('moved', { name: person.name });
  const [ownId, own] = addressEntry(data, person.id) ?? [];
  const left = useEntry({ section: 'addresses', id: ownId, value: own, of });
  const joined = useEntry({ section: 'addresses', id: home.id, value: home.address, of });
  const adopt = () => {
    const remaining = own?.personIds.filter((id) => id !== person.id) ?? [];
    if (own && remaining.length > 0) left.set('personIds', remaining);
    joined.set('personIds', [...home.address.personIds, person.id]);
    if (own && remaining.length === 0) left.remove();
    joined.leave();
  };
  return (
    <Button writes size="compact" onClick={adopt}>
      {t('adopt', { name: home.of.name })}
    </Button>
  );
}
