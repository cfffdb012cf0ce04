import { deliveryEntry, personsInOrder } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { AddIcon, Button, Caption, Columns, IconButton, RemoveIcon, Row, Stack } from '@vp-digital/core/ui';
import { useEffect, useRef } from 'react';
import { CountryField } from '../CountryField';
import type { PersonProps } from '../data';
import { PlaceFields } from './PlaceFields';
import { livesWith } from './sharedHomes';

/** Where letters to a person go, if not to her home. It is made for all who live together and have none yet. */
export function DeliveryAddress({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData.delivery' });
  const list = useEntries('addresses');
  const isNew = useRef(false);
  const found = deliveryEntry(data, person.id);
  if (found) return <Fields data={data} person={person} found={found} isNew={isNew.current} />;
  const add = () => {
    const personIds = [person, ...livesWith(data, person.id)].map(({ id }) => id);
    const waiting = personIds.filter((id) => !deliveryEntry(data, id));
    const position = Object.keys(data.addresses.items).length;
    const address = { personIds: waiting, country: 'DE', delivery: true, position };
    isNew.current = true;
    list.put(crypto.randomUUID(), address, t('of', { name: person.name }));
  };
  return (
    <Row>
      <Button writes size="compact" icon={AddIcon} onClick={add}>
        {t('add')}
      </Button>
    </Row>
  );
}

interface FieldsProps extends PersonProps {
  found: NonNullable<ReturnType<typeof deliveryEntry>>;
  /** Made by the button that went with it: the first field takes the focus. */
  isNew: boolean;
}

function Fields({ data, person, found: [id, address], isNew }: FieldsProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { list: listed } = useFormat();
  const list = useEntries('addresses');
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) group.current?.querySelector('input')?.focus();
  }, [isNew]);
  const of = t('delivery.of', { name: person.name });
  const entry = useEntry({ section: 'addresses', id, value: address, of });
  const others = personsInOrder(data).filter(
    (one) => one.id !== person.id && address.personIds.includes(one.id),
  );
  const names = listed(others.map(({ name }) => name));
  const otherIds = others.map((one) => one.id);
  return (
    <div role="group" aria-label={of} ref={group}>
      <Stack gap="medium">
        <Row spread>
          <h3>{t('field.delivery')}</h3>
          <IconButton
            writes
            icon={RemoveIcon}
            label={t('delivery.remove')}
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
        {others.length > 0 && (
          <Stack gap="small">
            <Caption>{t('residents.together', { names })}</Caption>
            <Row>
              <Button writes size="compact" onClick={() => list.change(id, { personIds: otherIds }, of)}>
                {t('delivery.home', { name: person.name })}
              </Button>
            </Row>
          </Stack>
        )}
      </Stack>
    </div>
  );
}
