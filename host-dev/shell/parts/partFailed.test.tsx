import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../session/testing/renderInShell';
import { later } from '@vp-digital/core/micro-app';
import { partFailed } from './partFailed';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {})); // React reports what a boundary caught
afterEach(() => jest.restoreAllMocks());

test('a part that does not come leaves all else standing, says so, and comes when it is tried again', async () => {
  let tries = 0;
  const Part = later<{ name: string }>(
    async () => {
      tries += 1;
      if (tries === 1) throw new Error('Loading chunk failed');
      return { default: ({ name }) => <p>Regie für {name}</p> };
    },
    { failed: partFailed },
  );
  renderInShell(
    <>
      <h1>Haushalt</h1>
      <Part name="Jonas" />
    </>,
    '/haushalt',
    () => ({}),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Bereich konnte nicht geladen werden');
  expect(screen.getByRole('heading', { name: 'Haushalt' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
  expect(await screen.findByText('Regie für Jonas')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
