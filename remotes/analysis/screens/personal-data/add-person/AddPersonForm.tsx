import {
  completePerson,
  emptyPerson,
  PersonFields,
  problemsOf,
  useFocusOnProblem,
  useUnsaved,
  type PersonWords,
} from '@vp-digital/core/forms';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { Button, Caption, Card, Row, SegmentedChoice, Stack } from '@vp-digital/core/ui';
import { useEffect, useState } from 'react';
import type { PersonalData } from '../data';
import { type Arrival, arrivalsTo, hostOf } from './newPerson';
import { useAddPerson } from './useAddPerson';

export interface AddPersonFormProps {
  data: PersonalData;
  /** With the id of whom was added. */
  onClose(id?: string): void;
}

/** Who it is, with the name and the home of those who are there; what else belongs to the person is asked then. */
export default function AddPersonForm({ data, onClose }: AddPersonFormProps) {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData.add' });
  const today = useHost().clock.today();
  const words = usePersonWords();
  const add = useAddPerson(data);
  const [arrival, setArrival] = useState<Arrival>('child');
  const [begun] = useState(() => emptyPerson({ lastName: hostOf(data)?.lastName }));
  const [person, setPerson] = useState(begun);
  const [tries, setTries] = useState(0);
  const form = useFocusOnProblem(tries);
  const problems = problemsOf(person, { today, isAdult: arrival === 'partner' });
  const unsaved = useUnsaved(t('title'), person !== begun);
  useEffect(() => form.current?.querySelector('button')?.focus(), [form]);

  const submit = () => {
    const complete = completePerson(person);
    if (!complete || Object.keys(problems).length > 0) return setTries(tries + 1);
    unsaved.clear();
    onClose(add(complete, arrival));
  };
  return (
    <Card title={t('title')}>
      <form
        ref={form}
        noValidate
        aria-label={t('title')}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="medium">
          <SegmentedChoice
            label={t('who')}
            options={arrivalsTo(data).map((value) => ({ value, label: t(`arrival.${value}`) }))}
            value={arrival}
            onChange={setArrival}
          />
          <PersonFields
            person={person}
            problems={tries > 0 ? problems : {}}
            today={today}
            words={words}
            withSalutation={arrival !== 'child'}
            onChange={(change) => setPerson((known) => ({ ...known, ...change }))}
          />
          <Caption>{t('home', { name: hostOf(data)?.name })}</Caption>
          <Row>
            <Button writes kind="primary" type="submit">
              {t('submit')}
            </Button>
            <Button onClick={() => onClose()}>{t('cancel')}</Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}

/** What this area calls the basic data of a person, and says when something of them is wrong. */
function usePersonWords(): PersonWords {
  const { t } = useTranslation('analysis', { keyPrefix: 'personalData' });
  return {
    label: (field) => t(`field.${field}`),
    problem: (problem, label) => t(`add.problem.${problem}`, { label }),
  };
}
