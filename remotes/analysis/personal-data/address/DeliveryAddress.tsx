import { deliveryEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { AddIcon, Button, Caption, Columns, IconButton, RemoveIcon, Row, Stack } from '@vp-digital/core/ui';
import { CountryField } from '../CountryField';
import type { PersonProps } from '../data';
import { PlaceFields } from './PlaceFields';
import { livesWith } from './sharedHomes';

/** Where letters go, if not to the home: to all who live together, until somebody has one of her own. */
export default function DeliveryAddress({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { language } = useFormat();
  const list = useEntries('addresses');
  const [id, address] = deliveryEntry(data, person.id) ?? [];
  const of = t('delivery.of', { name: person.name });
  const personIds = [person, ...livesWith(data, person.id)]
    .map((one) => one.id)
    .filter((one) => !deliveryEntry(data, one));
  const entry = useEntry({ section: 'addresses', id, value: address, of });
  const add = () => {
    const position = Object.keys(data.addresses.items).length;
    list.put(crypto.randomUUID(), { personIds, country: 'DE', delivery: true, position }, of);
  };
  if (id === undefined || address === undefined)
    return (
      <Row>
        <Button writes size="compact" icon={AddIcon} onClick={add}>
          {t('delivery.add')}
        </Button>
      </Row>
    );
  const others = livesWith(data, person.id).filter((one) => address.personIds.includes(one.id));
  const names = new Intl.ListFormat(language).format(others.map(({ name }) => name));
  return (
    <div role="group" aria-label={of}>
      <Stack gap="medium">
        <Row spread>
          <h3>{t('field.delivery')}</h3>
          <IconButton
            writes
            icon={RemoveIcon}
            label={t('delivery.remove', { name: person.name })}
            onClick={() => list.remove(id, of)}
          />
        </Row>
        <Columns>
          <PlaceFields address={address} entry={entry} prefix="zustell-" />
          <CountryField
            {...entry.choice('country', t('field.country'))}
            value={address.country ?? 'DE'}
            name="zustell-land"
          />
        </Columns>
        {others.length > 0 && <Caption>{t('residents.together', { names })}</Caption>}
      </Stack>
    </div>
  );
}
