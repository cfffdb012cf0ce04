import { addressEntry } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { NewerEntries, useEntry } from '@vp-digital/core/micro-app';
import { checkPostalCode } from '@vp-digital/core/reference';
import { Columns, Stack, TextField } from '@vp-digital/core/ui';
import { CountryField } from '../CountryField';
import type { PersonProps } from '../data';
import { FederalStateField } from './FederalStateField';
import { Residents } from './Residents';
import { withoutHome } from './sharedHomes';

/** Where a person lives. Those who live together have one address, which is one entry. */
export function AddressFields({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
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
  const country = address?.country ?? 'DE';
  const postalCode = checkPostalCode({ value: address?.postalCode ?? '', countryCode: country });
  const check = (value: string) => {
    const checked = checkPostalCode({ value });
    return checked.valid ? undefined : t(`postalCode.${checked.reason}`);
  };
  return (
    <Stack gap="medium">
      <Columns>
        <TextField {...entry.field('street', t('field.street'))} name="strasse" maxLength={80} />
        <TextField {...entry.field('houseNumber', t('field.houseNumber'))} name="hausnummer" maxLength={10} />
        <TextField
          {...entry.field('postalCode', t('field.postalCode'))}
          name="plz"
          check={check}
          tidy={(text) => text.toUpperCase()}
          warning={postalCode.valid && postalCode.warning ? t(`postalCode.${postalCode.warning}`) : undefined}
        />
        <TextField {...entry.field('city', t('field.city'))} name="ort" maxLength={80} />
        <FederalStateField
          {...entry.choice('federalState', t('field.federalState'))}
          name="bundesland"
          hint={t('federalStateHint')}
        />
        <CountryField {...entry.choice('country', t('field.country'))} value={country} name="land" />
      </Columns>
      <Residents data={data} person={person} />
      <NewerEntries
        section="addresses"
        where={({ personIds }) => Array.isArray(personIds) && personIds.includes(person.id)}
      />
    </Stack>
  );
}
