import { addressEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntries, useEntry } from '@vp-digital/core/micro-app';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Caption, Row, Stack } from '@vp-digital/core/ui';
import type { PersonProps } from '../data';
import { AdoptAddress } from './AdoptAddress';
import { livesWith, otherHomes, withoutHome } from './sharedHomes';

/** Of whom else the address is, and how it becomes another one: that of somebody else, or one of one's own. */
export function Residents({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData.residents' });
  const { list: listed } = useFormat();
  const list = useEntries('addresses');
  const [id, address] = addressEntry(data, person.id) ?? [];
  const of = t('moved', { name: person.name });
  const shared = useEntry({ section: 'addresses', id, value: address, of });
  const others = livesWith(data, person.id);
  const names = (people: readonly { name: string }[]) => listed(people.map(({ name }) => name));
  const otherIds = others.map((other) => other.id);
  const separate = () => {
    if (!address) return;
    shared.set('personIds', otherIds);
    list.put(crypto.randomUUID(), { ...address, personIds: [person.id] }, of);
  };
  const waiting = withoutHome(data).length;
  return (
    <Stack gap="small">
      {!address && waiting > 1 && <Caption>{t('forAll', { count: waiting })}</Caption>}
      {others.length > 0 && (
        <>
          <Caption>{t('together', { names: names(others) })}</Caption>
          <Row>
            <Button writes size="compact" onClick={separate}>
              {t('separate', { name: person.name })}
            </Button>
          </Row>
        </>
      )}
      <Row>
        {otherHomes(data, person.id).map((home) => (
          <AdoptAddress key={home.id} home={home} data={data} person={person} />
        ))}
      </Row>
    </Stack>
  );
}
