import { salutations, straightened } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { DateField, SelectField, TextField } from '@vp-digital/core/ui';
import { FieldsInRow } from './FieldsInRow';
import type { PersonDraft, PersonField, PersonProblem, PersonProblems } from './personDraft';

/** What the form of an area calls the fields, and what it says when one is wrong. */
export interface PersonWords {
  label(field: PersonField | 'salutation' | 'title'): string;
  problem(problem: PersonProblem, label: string): string;
}

export interface PersonFieldsProps {
  person: PersonDraft;
  /** What is wrong, once somebody has tried to go on. */
  problems: PersonProblems;
  today: string;
  words: PersonWords;
  /** Children are not addressed, and have no title. */
  withSalutation: boolean;
  onChange(change: Partial<PersonDraft>): void;
}

/** The basic data of one person: how to address them, title, name, birth date. Fields only; the page brings `personsWords`. */
export function PersonFields({
  person,
  problems,
  today,
  words,
  withSalutation,
  onChange,
}: PersonFieldsProps) {
  const { t: code } = useTranslation('household/persons');
  const error = (field: PersonField) => {
    const problem = problems[field];
    return problem && words.problem(problem, words.label(field));
  };
  const name = (field: 'firstName' | 'lastName') => ({
    label: words.label(field),
    value: person[field],
    error: error(field),
    required: true,
    maxLength: 60,
    onChange: (value: string | undefined) => onChange({ [field]: value && straightened(value) }),
  });
  return (
    <FieldsInRow>
      {withSalutation && (
        <>
          <SelectField
            label={words.label('salutation')}
            options={salutations.map((value) => ({
              value,
              label: code(`salutation.${value}`),
            }))}
            value={person.salutation}
            onChange={(salutation) => onChange({ salutation })}
          />
          <TextField
            label={words.label('title')}
            value={person.title}
            maxLength={30}
            onChange={(title) => onChange({ title })}
          />
        </>
      )}
      <TextField {...name('firstName')} />
      <TextField {...name('lastName')} />
      <DateField
        label={words.label('birthDate')}
        value={person.birthDate}
        today={today}
        error={error('birthDate')}
        required
        onChange={(birthDate) => onChange({ birthDate })}
        onInvalid={() => onChange({ birthDate: undefined })}
      />
    </FieldsInRow>
  );
}
