import {
  birthDateProblem,
  genders,
  hasDied,
  maritalStatuses,
  nameProblem,
  salutations,
  straightened,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useEntry } from '@vp-digital/core/micro-app';
import { useHost } from '@vp-digital/core/platform';
import {
  Button,
  Checkbox,
  Columns,
  DateField,
  Row,
  SelectField,
  Stack,
  Switch,
  TextField,
  useReadOnly,
} from '@vp-digital/core/ui';
import { useState } from 'react';
import { ChildFields } from './ChildFields';
import { CountryField } from './CountryField';
import type { PersonProps } from './data';
import { personProposals } from './personProposals';

/** Stammdaten: who somebody is. */
export function BasicFields({ data, person }: PersonProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  const { t: code } = useTranslation('household/persons');
  const today = useHost().clock.today();
  const value = data.persons.items[person.id];
  const entry = useEntry({ section: 'persons', id: person.id, value, of: person.name });
  const [asksDeath, setAsksDeath] = useState(false);
  const died = hasDied(person);
  if (died && !asksDeath) setAsksDeath(true); // the field stays while its day is typed anew
  /** Who leaves others behind is booked out; of who lived alone it is said here. */
  const mayTellDeath = useReadOnly() === undefined && !died && Object.keys(data.persons.items).length === 1;
  const isChild = person.role === 'child';
  const proposed = personProposals(person, data);
  const problem = birthDateProblem(person.birthDate, today, { isAdult: !isChild });
  const unusual = problem === 'future' ? undefined : problem; // the field says so itself
  const check = (name: string) => {
    const problem = nameProblem(name);
    return problem && t(`nameProblem.${problem}`);
  };
  const name = { maxLength: 60, tidy: straightened, check };
  return (
    <Stack gap="medium">
      {!isChild && (
        <Columns>
          <SelectField
            {...entry.choice('salutation', t('field.salutation'))}
            name="anrede"
            options={salutations.map((one) => ({ value: one, label: code(`salutation.${one}`) }))}
          />
          <TextField {...entry.field('title', t('field.title'))} name="titel" maxLength={30} />
        </Columns>
      )}
      <Columns>
        <TextField {...entry.required('firstName', t('field.firstName'))} {...name} name="vorname" />
        <TextField {...entry.required('lastName', t('field.lastName'))} {...name} name="nachname" />
        <DateField
          {...entry.required('birthDate', t('field.birthDate'))}
          today={today}
          warning={unusual && t(`birthDateProblem.${unusual}`)}
          name="geburtsdatum"
        />
        {asksDeath && (
          <DateField
            {...entry.field('deceasedOn', t('field.deceasedOn'))}
            name="verstorben-am"
            min={person.birthDate}
            today={today}
          />
        )}
        {!isChild && (
          <TextField {...entry.field('birthName', t('field.birthName'))} name="geburtsname" maxLength={60} />
        )}
        <SelectField
          {...entry.choice('gender', t('field.gender'))}
          name="geschlecht"
          options={genders.map((one) => ({ value: one, label: code(`gender.${one}`) }))}
        />
        {!isChild && (
          <SelectField
            {...entry.choice('maritalStatus', t('field.maritalStatus'))}
            name="familienstand"
            options={maritalStatuses.map((one) => ({ value: one, label: code(`maritalStatus.${one}`) }))}
          />
        )}
        <CountryField
          {...entry.choice('nationality', t('field.nationality'))}
          name="staatsangehoerigkeit"
          hint={t('nationalityHint')}
        />
      </Columns>
      {(proposed.gender ?? proposed.maritalStatus) !== undefined && (
        <Row gap="small">
          {proposed.gender && (
            <Button
              writes
              size="compact"
              onClick={() => entry.choice('gender', t('field.gender')).onChange(proposed.gender)}
            >
              {t('proposal', { field: t('field.gender'), value: code(`gender.${proposed.gender}`) })}
            </Button>
          )}
          {proposed.maritalStatus && (
            <Button
              writes
              size="compact"
              onClick={() =>
                entry.choice('maritalStatus', t('field.maritalStatus')).onChange(proposed.maritalStatus)
              }
            >
              {t('proposal', {
                field: t('field.maritalStatus'),
                value: code(`maritalStatus.${proposed.maritalStatus}`),
              })}
            </Button>
          )}
        </Row>
      )}
      {died && person.deceasedOn === undefined && (
        <Switch {...entry.choice('deceased', t('field.deceased'))} value={died} />
      )}
      {mayTellDeath && <Checkbox label={t('tellDeath')} value={asksDeath} onChange={setAsksDeath} />}
      {isChild && <ChildFields data={data} person={person} entry={entry} />}
    </Stack>
  );
}
