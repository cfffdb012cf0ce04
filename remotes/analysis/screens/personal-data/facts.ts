import { addressEntry, deliveryEntry, hasDied, type Person } from '@vp-digital/core/household';
import { mainEmployment } from '@vp-digital/core/household';
import { accountsOf, type PersonProps } from './data';
import { asks } from './employment/statuses';
import type { Section } from './sections';

/** What is asked about a person, by the name of the document's field, with the stored value. */
export interface Fact {
  name: FactName;
  /** The name by which the field takes the focus. */
  field: string;
  value: string | number | boolean | undefined;
}

export interface FactsOf extends PersonProps {
  /** What the user may not see is neither known nor missing. */
  mayKnowNumbers: boolean;
}

export type FactName = (typeof fields)[number][0];

const fields = [
  ['salutation', 'anrede'],
  ['birthDate', 'geburtsdatum'],
  ['gender', 'geschlecht'],
  ['deceasedOn', 'verstorben-am'],
  ['maritalStatus', 'familienstand'],
  ['nationality', 'staatsangehoerigkeit'],
  ['childBenefit', 'kindergeld'],
  ['street', 'strasse'],
  ['postalCode', 'plz'],
  ['city', 'ort'],
  ['federalState', 'bundesland'],
  ['delivery', 'zustell-strasse'],
  ['mobilePhone', 'mobil'],
  ['email', 'e-mail'],
  ['preferredChannel', 'kanal'],
  ['status', 'stellung'],
  ['occupation', 'beruf'],
  ['employer', 'arbeitgeber'],
  ['healthInsurance', 'krankenversicherung'],
  ['healthFund', 'kasse'],
  ['taxClass', 'steuerklasse'],
  ['churchTax', 'kirchensteuer'],
  ['childAllowanceHalves', 'kinderfreibetraege'],
  ['iban', 'iban'],
  ['holder', 'inhaber'],
  ['institution', 'bank'],
  ['purpose', 'zweck'],
] as const;

const fieldOf = new Map<string, string>(fields);

const facts = <Value extends object>(value: Value | undefined, names: readonly (FactName & keyof Value)[]) =>
  names.map((name): Fact => {
    const stored = value?.[name];
    const known = ['string', 'number', 'boolean'].includes(typeof stored) && stored !== '';
    return {
      name,
      field: fieldOf.get(name) ?? name,
      value: known ? (stored as Fact['value']) : undefined, // checked in the line above
    };
  });

/** What counts as known or missing about a person, by section: fields everybody has and figures or documents need. */
export const factsOf: Readonly<Record<Section, (of: FactsOf) => Fact[]>> = {
  basicData: ({ person }) => [
    ...facts<Person>(person, person.role === 'child' ? ofChild : ofAdult),
    ...(hasDied(person) ? facts<Person>(person, ['deceasedOn']) : []),
  ],
  address: ({ data, person }) => [
    ...facts(addressEntry(data, person.id)?.[1], ['street', 'postalCode', 'city', 'federalState']),
    ...(deliveryEntry(data, person.id) ? facts(deliveryLine({ data, person }), ['delivery']) : []),
  ],
  contact: ({ data, person }) =>
    facts(data.contacts.items[person.id], ['mobilePhone', 'email', 'preferredChannel']),
  employment: ({ data, person }) => {
    const job = mainEmployment(data, person.id);
    return [
      ...facts(job, ['status', 'occupation']),
      ...(asks(job?.status).isEmployed ? facts(job, ['employer']) : []),
      ...facts(job, ['healthInsurance', 'healthFund']),
    ];
  },
  tax: ({ data, person }) => {
    const { works, isSelfEmployed } = asks(mainEmployment(data, person.id)?.status);
    const profile = data.taxProfiles.items[person.id];
    return [
      ...(works && !isSelfEmployed ? facts(profile, ['taxClass']) : []),
      ...facts(profile, ['churchTax', 'childAllowanceHalves']),
    ];
  },
  bankDetails: ({ data, person, mayKnowNumbers }) => {
    const account = accountsOf(data, person.id)[0]?.[1];
    return [
      ...(mayKnowNumbers ? facts(account, ['iban']) : []),
      ...facts(account, ['holder', 'institution', 'purpose']),
    ];
  },
};

/** Where letters go, in one line. */
function deliveryLine({ data, person }: PersonProps): { delivery: string } {
  const { street, houseNumber, postalCode, city } = deliveryEntry(data, person.id)?.[1] ?? {};
  const words = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');
  const lines = [words([street, houseNumber]), words([postalCode, city])];
  return { delivery: lines.filter(Boolean).join(', ') };
}

const ofAdult = ['salutation', 'birthDate', 'gender', 'maritalStatus', 'nationality'] as const;
const ofChild = ['birthDate', 'gender', 'childBenefit'] as const;

export const isKnown = ({ value }: Fact): boolean => value !== undefined;
