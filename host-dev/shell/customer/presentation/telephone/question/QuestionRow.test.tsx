import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AskedQuestion } from '@vp-digital/core/contracts';
import { useState } from 'react';
import { testHouseholds } from '@vp-digital/core/micro-app/testing';
import { renderInShell } from '../../../../session/testing/renderInShell';
import type { Answered, TelephoneCalls } from '../telephoneCalls';
import type { HouseholdTelephones } from '../useTelephones';
import QuestionRow from './QuestionRow';

const [household] = testHouseholds;
const jonas = '5b6c1f8e-2d0a-4f7b-9c3e-1a2b3c4d5e6f';
const asked: AskedQuestion = {
  questionId: '9f8e7d6c-5b4a-4938-8271-6f5e4d3c2b1a',
  question: { kind: 'ownGrade' },
  answeredBy: [jonas],
  answers: [{ personId: jonas, value: 3 }],
};

const telephone = (state: 'connected' | 'away') => ({
  telephoneId: '0d9c8b7a-6f5e-4d3c-8b2a-190f8e7d6c5b',
  url: 'https://example.org/telefon/ABCD',
  state,
  codeUntil: '2026-10-01T10:02:00Z',
  endsAt: '2026-10-01T11:00:00Z',
});

interface Opening {
  question?: AskedQuestion;
  state?: 'connected' | 'away';
  answer?: Answered;
  /** Of the household. */
  status?: 'active' | Promise<'archived'>;
}

/** The row, which can be taken away and brought back; the methods of the calls that were made to the household's document. */
function open({
  question,
  state = 'connected',
  answer = { kind: 'failed', status: 422 },
  status = 'active',
}: Opening) {
  const methods: string[] = [];
  const take = jest.fn();
  const calls = { question: async () => answer } as unknown as TelephoneCalls; // what is called here
  function View() {
    const [isThere, setThere] = useState(true);
    const [saving, setSaving] = useState<HouseholdTelephones['saving']>();
    const [written] = useState(() => new Set<string>());
    const telephones: HouseholdTelephones = {
      calls,
      partners: [{ personId: jonas, firstName: 'Jonas', telephone: telephone(state) }],
      question,
      saving,
      setSaving,
      written,
      isAway: false,
      take,
    };
    return (
      <>
        <button type="button" onClick={() => setThere(!isThere)}>
          Umschalten
        </button>
        {isThere && <QuestionRow householdId="2" household={telephones} screen="/haushalt/2/uebersicht" />}
      </>
    );
  }
  renderInShell(<View />, '/haushalt', async (method) => {
    if (method === 'POST') return { data: { household: { ...household.summary, status: await status } } };
    methods.push(method);
    return undefined;
  });
  return { methods, take };
}

test('answers are written once, also where the row goes and comes again; what failed can still be tried again', async () => {
  const { methods } = open({ question: asked });
  expect(await screen.findByText('Nicht gespeichert.')).toBeInTheDocument();
  const count = methods.length;
  const toggle = screen.getByRole('button', { name: 'Umschalten' });
  await userEvent.click(toggle);
  await userEvent.click(toggle);
  expect(await screen.findByText('Nicht gespeichert.')).toBeInTheDocument();
  expect(methods).toHaveLength(count);
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal speichern' }));
  await waitFor(() => expect(methods.length).toBeGreaterThan(count));
  expect(screen.getByRole('region', { name: 'Fragen an die Partner' })).toHaveFocus();
});

test('a telephone that sleeps takes neither its partner nor the way to reveal away', async () => {
  const { answers: _, ...open_ } = asked;
  open({ question: open_, state: 'away' });
  expect(await screen.findByText('Jonas: hat geantwortet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Jetzt aufdecken' })).toBeInTheDocument();
});

test('a partner who is away and has not answered is said to be', async () => {
  open({
    question: { questionId: asked.questionId, question: asked.question, answeredBy: [] },
    state: 'away',
  });
  expect(await screen.findByText('Jonas: gerade nicht da')).toBeInTheDocument();
});

test.each<Answered>([
  { kind: 'failed', status: 422 },
  { kind: 'failed', status: 403 },
  { kind: 'wait', seconds: 1 },
])('a question that is refused (%j) is said not to be asked, and ends nothing', async (answer) => {
  const { take } = open({ answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Frage stellen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wie sicher fühlen Sie sich?' }));
  expect(await screen.findByText('Die Frage wurde nicht gestellt.')).toBeInTheDocument();
  expect(take).not.toHaveBeenCalled();
});

test('with no telephone there nothing is offered to be asked', async () => {
  open({ state: 'away' });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Frage stellen' })).not.toBeInTheDocument(),
  );
});

test('in a closed household nothing is asked: no answer could be kept', async () => {
  let answer = (_: 'archived') => {};
  open({
    status: new Promise((resolve) => {
      answer = resolve;
    }),
  });
  expect(await screen.findByRole('button', { name: 'Frage stellen' })).toBeInTheDocument();
  answer('archived');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Frage stellen' })).not.toBeInTheDocument(),
  );
});
