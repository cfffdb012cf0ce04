import { addressEntry, deliveryEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { NewerEntries, useEntry } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import { Columns, DateField, Stack } from '@vp-digital/core/ui';
import { CountryField } from '../CountryField';
import type { PersonProps } from '../data';
import { DeliveryAddress } from './DeliveryAddress';
import { FederalStateField } from './FederalStateField';
import { PlaceFields } from './PlaceFields';
import { Residents } from './Residents';
import { withoutHome } from './sharedHomes';

const loadStates = () => import('../../../shared/figures/stateByCode');
/** Without the table of postal codes the state is chosen by hand. */
const ignore = () => {};

/** Where a person lives. Those who live together have one address, which is one entry. */
export function AddressFields({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const today = useHost().clock.today();
  const [id, address] = addressEntry(data, person.id) ?? [];
  const everybody = [person.id, ...withoutHome(data).filter((one) => one !== person.id)];
  const blank = { personIds: everybody, country: 'DE', main: true };
  const entry = useEntry({
    section: 'addresses',
    id,
    value: address,
    blank,
    of: t('edit.of', { section: t('section.address'), name: person.name }),
  });
  // an address for letters outlives the home
  const mayDiffer = address !== undefined || deliveryEntry(data, person.id) !== undefined;
  const takeState = (typed: string | undefined) => {
    loadStates().then(({ stateByCode }) => {
      const given = stateByCode(typed, address);
      if (given) entry.set('federalState', given.federalState, t('field.federalState'));
    }, ignore);
  };
  return (
    <Stack gap="medium">
      <Columns>
        <PlaceFields address={address} entry={entry} onPostalCode={takeState} />
        <FederalStateField
          {...entry.choice('federalState', t('field.federalState'))}
          name="bundesland"
          hint={t('federalStateHint')}
        />
        <CountryField
          {...entry.choice('country', t('field.country'))}
          value={address?.country ?? 'DE'}
          name="land"
        />
        <DateField
          {...entry.field('validFrom', t('field.validFrom'))}
          name="wohnt-seit"
          hint={t('validFromHint')}
          today={today}
        />
      </Columns>
      <Residents data={data} person={person} />
      {mayDiffer && <DeliveryAddress data={data} person={person} />}
      <NewerEntries
        section="addresses"
        where={({ personIds }) => Array.isArray(personIds) && personIds.includes(person.id)}
      />
    </Stack>
  );
}
