import { createTestServices, renderArea } from '@vp-digital/core/micro-app/testing';
import { testConfig } from '@vp-digital/core/shell/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';

const open = (path: string, language: 'de' | 'en' = 'de') =>
  renderArea(haushalt, { path, language, services: createTestServices([]) });

test.each(['/', '/anmeldung'])(
  '%s states everything the specification says about signing in',
  async (path) => {
    await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Willkommen');
    expect(screen.getByText(/auf die Anmeldeseite Ihrer Organisation weiter/)).toBeVisible();
    expect(screen.getByText(/Bitte bestätigen Sie die Anmeldung in der Login-App/)).toBeVisible();
    const warning = screen.getByText(/in den nächsten 7 Tagen ab/);
    expect(warning).toHaveTextContent('schlägt die Anmeldung fehl');
    expect(warning).toHaveTextContent('Ändern Sie es dort und melden Sie sich danach erneut an.');
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('link', { name: 'Nutzungsbedingungen und Impressum' })).toHaveAttribute(
      'href',
      '/imprint',
    );
    expect(screen.getByText('© 2026')).toBeVisible();
  },
);

test('in English it says the same', async () => {
  await open('/anmeldung', 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome');
  expect(screen.getByText(/expires within the next 7 days, signing in fails/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms of use and imprint' })).toBeVisible();
});

test.each([
  ['de', 'Sie wurden in einem anderen Fenster abgemeldet', /ist nicht gespeichert/],
  ['en', 'You were signed out in another window', /is not saved/],
] as const)('who was signed out by another window is told so, %s', async (language, title, text) => {
  await open('/anmeldung?abgemeldet=anderswo', language);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('who comes by themselves is told nothing of other windows', async () => {
  await open('/anmeldung');
  expect(screen.queryByText(/anderen Fenster/)).toBeNull();
});

test('the one button sends the login message to the shell, once', async () => {
  const { messages } = await open('/anmeldung');
  const button = screen.getByRole('button', { name: 'Mit Organisationskonto anmelden' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(messages.filter(({ type }) => type === 'login')).toEqual([{ type: 'login', payload: {} }]);
});

test.each([
  [
    'the page that was asked for goes along',
    '/haushalt/1/uebersicht',
    { returnTo: '/haushalt/1/uebersicht' },
  ],
  ['without one the shell decides where to go on', undefined, {}],
  ['what is no path of ours does not go along', '//anderswo.example', {}],
])('%s', async (_, previousPage, payload) => {
  const storage = previousPage === undefined ? {} : { previousPage };
  const { messages } = await renderArea(haushalt, {
    path: '/anmeldung',
    storage,
    services: createTestServices([]),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Mit Organisationskonto anmelden' }));
  expect(messages).toContainEqual({ type: 'login', payload });
});

test('a shell whose storage never answers is reported after 10 seconds, and signing in does not wait for it', async () => {
  jest.useFakeTimers();
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const { messages } = await open('/anmeldung');
    const button = screen.getByRole('button', { name: 'Mit Organisationskonto anmelden' });
    act(() => button.click());
    expect(messages).toContainEqual({ type: 'login', payload: {} });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(reported).toHaveBeenCalledWith(
      expect.stringMatching(/^haushalt .* storage$/),
      expect.objectContaining({ name: 'StorageError', message: 'no answer' }),
    );
    expect(button).toBeEnabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Die Anmeldung antwortet nicht');
    act(() => screen.getByRole('button', { name: 'Erneut versuchen' }).click());
    expect(screen.queryByText('Die Anmeldung antwortet nicht')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Die Anmeldung antwortet nicht')).toBeVisible();
  } finally {
    reported.mockRestore();
    jest.useRealTimers();
  }
});

test('when the shell has not left after 30 seconds, it can be tried again', async () => {
  const { messages } = await open('/anmeldung');
  jest.useFakeTimers();
  const button = screen.getByRole('button', { name: 'Mit Organisationskonto anmelden' });
  act(() => button.click());
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText(/Anmeldung nicht abgeschlossen/)).toBeVisible();
  act(() => button.click());
  jest.useRealTimers();
  expect(messages.filter(({ type }) => type === 'login')).toHaveLength(2);
});

test('the language is changed through the shell', async () => {
  const { messages, mounted } = await open('/anmeldung');
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(messages).toContainEqual({ type: 'setLanguage', payload: { language: 'en' } });
  act(() => mounted.setLanguage('en'));
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
});

test.each([
  ['de', 'Dienst eingeschränkt', 'Sonntag von 6 bis 8 Uhr wird gewartet.'],
  ['en', 'Service restricted', 'Maintenance on Sunday from 6 to 8.'],
] as const)(
  'what is restricted at present is said before anybody signs in: %s',
  async (language, title, text) => {
    const notice = { de: 'Sonntag von 6 bis 8 Uhr wird gewartet.', en: 'Maintenance on Sunday from 6 to 8.' };
    await renderArea(haushalt, {
      path: '/anmeldung',
      language,
      services: createTestServices([]),
      config: { ...testConfig, notice },
    });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  },
);

test('while nothing is restricted nothing is said', async () => {
  await open('/anmeldung');
  expect(screen.queryByText('Dienst eingeschränkt')).toBeNull();
});
