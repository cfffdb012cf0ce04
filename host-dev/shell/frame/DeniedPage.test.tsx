import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShell } from '../session/ShellContext';
import { renderInShell } from '../session/testing/renderInShell';
import { DeniedPage } from './DeniedPage';

let mockMissing: Error | undefined;
jest.mock('../../../src/micro-app/access/AccessDeniedPage', () => {
  if (mockMissing) throw mockMissing;
  return jest.requireActual<object>('../../../src/micro-app/access/AccessDeniedPage');
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {})); // React reports what a boundary caught
afterEach(() => jest.restoreAllMocks());

const Denied = () => <DeniedPage shell={useShell()} />;

test('a page that is not allowed is an outline first; what does not come is reported and tried again', async () => {
  mockMissing = new Error('Loading chunk failed');
  const { sink } = renderInShell(<Denied />, '/haushalt', () => ({}));
  expect(screen.getByRole('heading', { level: 1, name: 'Seite wird geladen' })).toBeVisible();
  expect(await screen.findByText('Dieser Bereich konnte nicht geladen werden')).toBeVisible();
  const [, supportId] = /Kennung für den Support: ([0-9a-f]{8})\./.exec(document.body.textContent) ?? [];
  expect(sink.error).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'PageLoadError' }),
    expect.objectContaining({ area: 'shell', during: 'page', supportId }),
  );
  mockMissing = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible();
});
