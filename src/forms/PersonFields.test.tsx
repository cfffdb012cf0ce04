import { I18nextProvider, useTranslation } from '@vp-digital/core/libs/i18n';
import { createTexts } from '@vp-digital/core/platform';
import { UiProvider } from '@vp-digital/core/ui';
import de from '@vp-digital/locales/de/haushalt/householdSearch.json';
import en from '@vp-digital/locales/en/haushalt/householdSearch.json';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PersonFields } from '.';
import { completePerson, emptyPerson, type PersonRules, problemsOf } from './personDraft';

const today = '2026-10-01';

/** A form of one person; nothing is judged before somebody goes on. */
function Form({ isAdult }: Pick<PersonRules, 'isAdult'>) {
  const { t } = useTranslation('haushalt', { keyPrefix: 'create.fields' });
  const [person, setPerson] = useState(emptyPerson);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(person, { today, isAdult });
  const isComplete = Object.keys(problems).length === 0;
  return (
    <>
      <PersonFields
        person={person}
        problems={tried ? problems : {}}
        today={today}
        words={{ label: t, problem: (problem, label) => t(`problem.${problem}`, { label }) }}
        withSalutation={isAdult}
        onChange={(change) => setPerson((known) => ({ ...known, ...change }))}
      />
      <button onClick={() => setTried(true)}>Weiter</button>
      {isComplete && <output>{JSON.stringify(completePerson(person))}</output>}
    </>
  );
}

async function open({ isAdult = true, language = 'de' }: { isAdult?: boolean; language?: 'de' | 'en' } = {}) {
  const texts = { common: de, de: async () => ({ default: de }), en: async () => ({ default: en }) };
  const { bringWords, i18n, show } = createTexts('haushalt', texts, (error) => expect(error).toBeUndefined());
  await bringWords();
  await show(language);
  render(
    <I18nextProvider i18n={i18n}>
      <UiProvider portalElement={document.body}>
        <Form isAdult={isAdult} />
      </UiProvider>
    </I18nextProvider>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
};
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Weiter' }));

test('what is missing is said beside its field, not before somebody goes on', async () => {
  await open();
  for (const name of ['Vorname', 'Nachname', 'Geburtsdatum']) {
    expect(field(name)).toBeRequired();
    expect(field(name)).toBeValid();
  }
  await goOn();
  for (const name of ['Vorname', 'Nachname', 'Geburtsdatum']) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(`Fehler: Bitte ${name} angeben`);
  }
});

test('each message goes with its cause, and nothing that was typed is lost', async () => {
  await open();
  await userEvent.click(screen.getByRole('combobox', { name: /Anrede/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Frau' }));
  await type('Titel', 'Dr.');
  await type('Vorname', 'Nele3');
  await type('Nachname', "d'Été-Weiß");
  await type('Geburtsdatum', '02.10.2008');
  await goOn();
  expect(field('Vorname')).toHaveAccessibleDescription(/nur Buchstaben/);
  expect(field('Nachname')).toBeValid();
  expect(field('Geburtsdatum')).toHaveAccessibleDescription(/mindestens 18 Jahre/);
  expect([field('Vorname'), field('Geburtsdatum')].map((one) => (one as HTMLInputElement).value)).toEqual([
    'Nele3',
    '02.10.2008',
  ]);
  await type('Vorname', 'Nele');
  expect(field('Vorname')).toBeValid();
  expect(field('Geburtsdatum')).toBeInvalid();
  await type('Geburtsdatum', '01.10.2008');
  await userEvent.tab();
  const complete = {
    firstName: 'Nele',
    lastName: "d'Été-Weiß",
    birthDate: '2008-10-01',
    salutation: 'mrs',
    title: 'Dr.',
  };
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(complete);
});

test('what is no date stays in the field, is said there, and is no birth date', async () => {
  await open();
  await type('Vorname', 'Nele');
  await type('Nachname', 'Neuhaus');
  await type('Geburtsdatum', '02.01.1990');
  await userEvent.tab();
  expect(screen.getByRole('status')).toBeVisible();
  await type('Geburtsdatum', '31.02.1990');
  await userEvent.tab();
  expect(field('Geburtsdatum')).toHaveValue('31.02.1990');
  expect(field('Geburtsdatum')).toBeInvalid();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('an apostrophe as a telephone writes it is one', async () => {
  await open({ isAdult: false });
  await type('Vorname', 'Sinéad');
  await type('Nachname', 'O’Neill');
  await type('Geburtsdatum', '01.10.2016');
  expect(screen.getByRole('status')).toHaveTextContent("O'Neill");
});

test('a child is not addressed, and may be born today', async () => {
  await open({ isAdult: false });
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await type('Vorname', 'Ida');
  await type('Nachname', 'Neuhaus');
  await type('Geburtsdatum', '01.10.2026');
  await userEvent.tab();
  expect(screen.getByRole('status')).toHaveTextContent('"birthDate":"2026-10-01"');
  expect(screen.getByRole('status')).not.toHaveTextContent('salutation');
});

test('in English too', async () => {
  await open({ language: 'en' });
  await goOn();
  expect(field('First name')).toHaveAccessibleDescription('Error: Please enter First name');
});
