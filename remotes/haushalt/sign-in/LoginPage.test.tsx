import { createTestServices, renderArea } from '@vp-digital/core/micro-app/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../mount';

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

test('the one button sends the login message to the shell, once', async () => {
  const { messages } = await open('/anmeldung');
  const button = screen.getByRole('button', { name: 'Mit Organisationskonto anmelden' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(messages.filter(({ type }) => type === 'login')).toEqual([{ type: 'login', payload: {} }]);
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
