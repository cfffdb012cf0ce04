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

const loadStates = () => import('../../stateByCode');
/** Without the table of postal codes the state is chosen by hand. */
const ignore = () => {};

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
  const code = entry.field('postalCode', t('field.postalCode'));
  const takeState = (typed: string | undefined) => {
    loadStates().then(({ stateByCode }) => {
      const given = stateByCode(typed, address);
      if (given) entry.set('federalState', given.federalState, t('field.federalState'));
    }, ignore);
  };
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
          {...code}
          name="plz"
          check={check}
          tidy={(text) => text.toUpperCase()}
          onChange={(typed) => {
            code.onChange(typed);
            if (typed !== address?.postalCode) takeState(typed);
          }}
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
