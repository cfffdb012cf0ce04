import { addressEntry, contactChannels } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { germany } from '@vp-digital/core/reference';
import { Columns, SelectField, Stack, TextField } from '@vp-digital/core/ui';
import { useCountries } from '../CountryField';
import type { PersonProps } from '../data';
import { ChannelConsents } from './ChannelConsents';
import { shownPhone, tidyPhone } from './phoneNumber';

/** Kontakt: how somebody is reached. */
export function ContactFields({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { t: code } = useTranslation('household/contacts');
  const value = data.contacts.items[person.id];
  const entry = useEntry({ section: 'contacts', id: person.id, value, blank: {}, of: person.name });
  const countries = useCountries();
  const country = addressEntry(data, person.id)?.[1].country ?? germany.code;
  const { dialCode } = countries.find(({ code }) => code === country) ?? germany;
  const dialCodes = countries.map((one) => one.dialCode);
  const phone = {
    type: 'tel',
    inputMode: 'tel',
    tidy: (typed: string) => tidyPhone(typed, dialCode),
    format: (kept: string) => shownPhone(kept, dialCodes),
    check: (kept: string) => (/^\+\d{4,23}$/.test(kept) ? undefined : t('contact.phone')),
  } as const;
  const email = {
    type: 'email',
    inputMode: 'email',
    maxLength: 254,
    check: (typed: string) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? undefined : t('contact.email')),
  } as const;
  return (
    <Stack gap="medium">
      <Columns>
        <TextField {...entry.field('mobilePhone', t('field.mobilePhone'))} {...phone} name="mobil" />
        <TextField {...entry.field('homePhone', t('field.homePhone'))} {...phone} name="festnetz" />
        <TextField {...entry.field('workPhone', t('field.workPhone'))} {...phone} name="telefon-beruf" />
        <TextField {...entry.field('email', t('field.email'))} {...email} name="e-mail" />
        <TextField {...entry.field('secondEmail', t('field.secondEmail'))} {...email} name="e-mail-2" />
        <SelectField
          {...entry.choice('preferredChannel', t('field.preferredChannel'))}
          name="kanal"
          options={contactChannels.map((channel) => ({
            value: channel,
            label: code(`preferredChannel.${channel}`),
          }))}
        />
      </Columns>
      <TextField
        {...entry.field('reachability', t('field.reachability'))}
        name="erreichbar"
        hint={t('contact.reachability')}
        maxLength={200}
      />
      {person.role !== 'child' && <ChannelConsents personId={person.id} />}
    </Stack>
  );
}
