import { maskIban } from '@vp-digital/core/finance';
import { addressEntry, ageOf, hasDied } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat, useHost } from '@vp-digital/core/platform';
import { federalStateName } from '@vp-digital/core/reference';
import { useAccountPurpose } from '../../shared/fields/useAccountPurpose';
import { shownPhone } from './contact/phoneNumber';
import { useCountries } from './CountryField';
import type { PersonProps } from './data';
import type { Fact } from './facts';

/** A fact in words; `undefined` while it is not known. */
export function useFactText({ data, person }: PersonProps): (fact: Fact) => string | undefined {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { t: answer } = useTranslation('analysis', { keyPrefix: 'answer' });
  const { t: ofPerson } = useTranslation('household/persons');
  const { t: ofJob } = useTranslation('household/employments');
  const { t: ofContact } = useTranslation('household/contacts');
  const purposeOf = useAccountPurpose(data);
  const { date, number, language } = useFormat();
  const today = useHost().clock.today();
  const countries = useCountries();
  return ({ name, value }) => {
    if (value === undefined) return undefined;
    if (typeof value === 'boolean') return answer(value ? 'yes' : 'no');
    if (typeof value === 'number') return number(value / 2, { minimumDecimals: 1 }); // Kinderfreibeträge
    switch (name) {
      case 'birthDate':
        if (hasDied(person)) return date(value); // nobody grows older
        return t('born', { date: date(value), count: ageOf(data, person.id, today) ?? 0 });
      case 'deceasedOn':
        return date(value);
      case 'street':
        return [value, addressEntry(data, person.id)?.[1].houseNumber].filter(Boolean).join(' ');
      case 'nationality':
        return countries.find(({ code }) => code === value)?.name ?? value;
      case 'federalState':
        return federalStateName(value, language);
      case 'mobilePhone':
        return shownPhone(
          value,
          countries.map(({ dialCode }) => dialCode),
        );
      case 'iban':
        return maskIban({ iban: value });
      case 'salutation':
      case 'gender':
      case 'maritalStatus':
        return ofPerson(`${name}.${value}` as 'salutation.mr'); // a code of that field
      case 'status':
      case 'healthInsurance':
        return ofJob(`${name}.${value}` as 'status.employee'); // a code of that field
      case 'preferredChannel':
        return ofContact(`${name}.${value}` as 'preferredChannel.post'); // a code of that field
      case 'purpose':
        return purposeOf(value as 'salary', [person.id]); // a code of that field
      default:
        return value;
    }
  };
}
