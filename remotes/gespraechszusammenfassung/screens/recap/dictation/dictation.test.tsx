import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../../../mount';
import { newText, type RecognizedEvent } from './onDevice';

const household = testHouseholdOf(2);
const path = routes.recap.href({ householdId: household.summary.householdId });

type Status = 'unavailable' | 'downloadable' | 'available';

/** As the Web Speech API's draft has it; what would be sent anywhere throws. */
class FakeRecognizer extends EventTarget {
  static status: Status = 'available';
  static asked: unknown[] = [];
  static installs = 0;
  static installed: Promise<boolean> = Promise.resolve(true);
  static running: FakeRecognizer | undefined;
  static available(wanted: unknown) {
    FakeRecognizer.asked.push(wanted);
    return Promise.resolve(FakeRecognizer.status);
  }
  static install() {
    FakeRecognizer.installs += 1;
    return FakeRecognizer.installed;
  }
  #local = false;
  lang = '';
  continuous = false;
  get processLocally() {
    return this.#local;
  }
  set processLocally(local: boolean) {
    this.#local = local;
  }
  start() {
    if (!this.processLocally) throw new Error('what is said would be sent');
    FakeRecognizer.running = this;
  }
  stop() {
    FakeRecognizer.running = undefined;
    this.dispatchEvent(new Event('end'));
  }
  abort() {
    this.stop();
  }
  hear(...spoken: readonly { transcript: string; isFinal?: boolean }[]) {
    const results = spoken.map(({ transcript, isFinal = true }) =>
      Object.assign([{ transcript }], { isFinal }),
    );
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.stop();
  }
}

const place = globalThis as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown };

beforeEach(() => {
  const installed = Promise.resolve(true);
  Object.assign(FakeRecognizer, {
    status: 'available',
    asked: [],
    installs: 0,
    installed,
    running: undefined,
  });
  place.SpeechRecognition = FakeRecognizer;
});
afterEach(() => {
  delete place.SpeechRecognition;
  delete place.webkitSpeechRecognition;
});

async function open() {
  const services = createTestServices([household]);
  await renderArea(area, { path, services });
  return within(await screen.findByRole('form', { name: 'Neuer Eintrag' }));
}

/** Says what it means where that was not read yet. */
async function begin() {
  const button = await screen.findByRole('button', { name: 'Diktieren' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const asked = () => screen.queryByRole('dialog', { name: 'Auf diesem Gerät diktieren?' });
  await waitFor(() => expect(asked() ?? FakeRecognizer.running).toBeTruthy());
  const dialog = asked();
  if (dialog) await userEvent.click(within(dialog).getByRole('button', { name: 'Diktat beginnen' }));
  await waitFor(() => expect(FakeRecognizer.running).toBeDefined());
  return FakeRecognizer.running as unknown as FakeRecognizer; // just seen
}

test('what is said on this device stands behind what was typed, after it was told what that means; once', async () => {
  const form = await open();
  const field = form.getByRole('textbox', { name: 'Was wurde gesagt?' });
  await userEvent.type(field, 'Haus');
  await userEvent.click(await screen.findByRole('button', { name: 'Diktieren' }));
  const notice = await screen.findByRole('dialog', { name: 'Auf diesem Gerät diktieren?' });
  expect(notice).toHaveTextContent('nichts davon verlässt das Gerät');
  expect(FakeRecognizer.running).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  expect(FakeRecognizer.running).toBeUndefined();
  const recognizer = await begin();
  expect([recognizer.lang, recognizer.processLocally]).toEqual(['de-DE', true]);
  expect(FakeRecognizer.asked.length).toBeGreaterThan(0);
  for (const asked of FakeRecognizer.asked) expect(asked).toEqual({ langs: ['de-DE'], processLocally: true });
  expect(screen.getByText(/^Ich höre zu/)).toBeVisible();
  act(() => recognizer.hear({ transcript: ' hat Vorrang' }, { transcript: 'vor', isFinal: false }));
  expect(field).toHaveValue('Haus hat Vorrang');
  await userEvent.keyboard('{Enter}'); // the same button ends it
  expect(screen.queryByText(/^Ich höre zu/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Diktieren' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(FakeRecognizer.running).toBeDefined(); // without a word: it was read
});

test('a language that the device lacks is loaded first', async () => {
  FakeRecognizer.status = 'downloadable';
  await open();
  await begin();
  expect(FakeRecognizer.installs).toBe(1);
});

test.each(['left', 'hidden'] as const)(
  'nothing listens where the page is %s while a language is loaded',
  async (option) => {
    FakeRecognizer.status = 'downloadable';
    let finish = (_: boolean) => {};
    FakeRecognizer.installed = new Promise((resolve) => {
      finish = resolve;
    });
    const mounted = await renderArea(area, { path, services: createTestServices([household]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Diktieren' }));
    const dialog = screen.queryByRole('dialog', { name: 'Auf diesem Gerät diktieren?' });
    if (dialog) await userEvent.click(within(dialog).getByRole('button', { name: 'Diktat beginnen' }));
    await waitFor(() => expect(FakeRecognizer.installs).toBe(1));
    const hidden = jest.spyOn(document, 'visibilityState', 'get');
    if (option === 'hidden') hidden.mockReturnValue('hidden');
    else {
      act(() => mounted.go(routes.snapshots.href({ householdId: household.summary.householdId })));
      await waitFor(() => expect(screen.queryByRole('form', { name: 'Neuer Eintrag' })).toBeNull());
    }
    await act(async () => finish(true));
    expect(FakeRecognizer.running).toBeUndefined();
    hidden.mockRestore();
  },
);

test('a microphone that is not allowed is said, and typing goes on', async () => {
  const form = await open();
  const recognizer = await begin();
  act(() => recognizer.fail('not-allowed'));
  expect(await screen.findByText('Das Mikrofon ist für diese Seite nicht freigegeben.')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: 'Was wurde gesagt?' }), 'Getippt');
  expect(form.getByRole('textbox', { name: 'Was wurde gesagt?' })).toHaveValue('Getippt');
});

test('it ends when the page is hidden', async () => {
  await open();
  await begin();
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(FakeRecognizer.running).toBeUndefined();
  hidden.mockRestore();
});

test.each([
  ['the device cannot', () => (FakeRecognizer.status = 'unavailable')],
  [
    'the browser knows only recognition elsewhere',
    () => (place.SpeechRecognition = class extends EventTarget {}),
  ],
  ['it knows none', () => delete place.SpeechRecognition],
])('there is no button where %s', async (_, set) => {
  set();
  await open();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('button', { name: 'Diktieren' })).toBeNull();
});

test('of several results those that are new and final are taken', () => {
  const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal });
  const event = {
    resultIndex: 1,
    results: [result('alt', true), result(' neu ', true), result('', true), result('offen', false)],
  };
  expect(newText(event as unknown as RecognizedEvent)).toBe('neu');
});
