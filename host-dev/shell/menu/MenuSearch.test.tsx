import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../session/testing/renderInShell';
import { shellTexts } from '../session/shellTexts';
import { MenuSearch } from './MenuSearch';

afterEach(() => jest.restoreAllMocks());

test('texts of the search that do not come leave the page, and are said when it is opened', async () => {
  const failed = new Error('Loading chunk failed');
  const fetched = jest.spyOn(shellTexts, 'de').mockRejectedValue(failed);
  renderInShell(
    <>
      <h1>Haushalt</h1>
      <MenuSearch household={{ householdId: 'one' }} />
    </>,
    '/haushalt',
    () => ({}),
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText(/Die Suche konnte nicht geladen werden/)).toBeInTheDocument();
  expect(fetched).toHaveBeenCalledWith('menuSearchBox');
  expect(screen.getByRole('heading', { name: 'Haushalt' })).toBeInTheDocument();
});
