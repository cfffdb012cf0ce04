import { ownCore, defineScreen } from '@vp-digital/core/household';
import { useHost } from '@vp-digital/core/platform';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { Page } from '@vp-digital/core/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { defineMicroApp } from '../defineMicroApp';
import { usePageDocuments } from '../documents/usePageDocuments';
import { createTestServices, renderArea, testHouseholds } from '../testing';

const [musterfeld] = testHouseholds;
const { householdId } = musterfeld.summary;

const Rail = () => <nav aria-label="Wege">{usePageDocuments(['persons', 'goals']).status}</nav>;
const Content = () => (
  <Page name="Einkommen" slot={useHost().slot}>
    Inhalt
  </Page>
);

const areaWith = (load: () => Promise<{ default: () => unknown }>) =>
  defineMicroApp(
    defineArea(
      'analysis',
      [
        defineScreen(routes.income, {
          page: async () => ({ default: Content }),
          documents: ['persons'],
          inParts: true,
        }),
      ],
      { load, documents: ['persons', 'goals'] },
    ),
    {
      areaApi: createAreaApi('analysis'),
      ownCore,
      version: '1.0.0',
    },
  );
const open = (load: () => Promise<{ default: () => unknown }>, slot: 'page' | 'side' = 'page') =>
  renderArea(areaWith(load), {
    path: routes.income.href({ householdId }),
    services: createTestServices([musterfeld]),
    slot,
  });

afterEach(() => jest.restoreAllMocks());

test('what stands beside the pages of an area comes after the page, with documents of its own', async () => {
  let come = (_: { default: () => unknown }) => {};
  const coming = new Promise<{ default: () => unknown }>((resolve) => (come = resolve));
  await open(() => coming);
  expect(screen.getByText('Inhalt')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  await act(async () => come({ default: Rail }));
  expect(await screen.findByText('ready')).toBeVisible();
});

test('where it does not come the page is none the worse', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {}); // the sink reports it
  await open(() => Promise.reject(new Error('not there')));
  expect(await screen.findByText('Inhalt')).toBeVisible();
  await waitFor(() => expect(said.mock.calls.flat().map(String).join()).toContain('could not be loaded'));
});

test('without a connection it comes when that is back, and nothing is reported', async () => {
  const said = jest.spyOn(console, 'error');
  const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let attempts = 0;
  await open(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('not there')) : Promise.resolve({ default: Rail });
  });
  expect(await screen.findByText('Inhalt')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(screen.queryByRole('navigation')).toBeNull();
  connected.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('ready')).toBeVisible();
  expect(said).not.toHaveBeenCalled();
});

test('in the side slot there is no room for it', async () => {
  await open(async () => ({ default: Rail }), 'side');
  expect(await screen.findByText('Inhalt')).toBeVisible();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('navigation')).toBeNull();
});
