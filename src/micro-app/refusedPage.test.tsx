import { ownCore, defineScreen } from '@vp-digital/core/household';
import { routeError } from '@vp-digital/core/platform';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from './testing';

let mockMissing: Error | undefined;
jest.mock('./access/AccessDeniedPage', () => {
  if (mockMissing) throw mockMissing;
  return jest.requireActual<object>('./access/AccessDeniedPage');
});

const [lena] = testHouseholds;
const { householdId } = lena.summary;

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, {
      page: async () => ({
        default: () => {
          throw routeError(403);
        },
      }),
    }),
  ]),
  {
    areaApi: createAreaApi('analysis'),
    ownCore,
    version: '1.0.0',
  },
);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {})); // React and the sink report what is thrown
afterEach(() => jest.restoreAllMocks());

test('the page of what is refused comes late; where it does not, that is said, and it comes when it is tried again', async () => {
  mockMissing = new Error('Loading chunk failed');
  const reported = jest.mocked(console.error);
  await renderArea(area, {
    path: routes.income.href({ householdId }),
    services: createTestServices([lena]),
  });
  expect(await screen.findByText('Diese Seite konnte nicht geladen werden')).toBeVisible();
  const [, supportId] = /Kennung für den Support: ([0-9a-f]{8})\./.exec(document.body.textContent) ?? [];
  expect(reported.mock.calls.flat()).toContainEqual(
    expect.objectContaining({ name: 'PageLoadError', supportId }),
  );
  mockMissing = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zugriff verweigert' })).toBeVisible();
  expect(screen.queryByText('Diese Seite konnte nicht geladen werden')).not.toBeInTheDocument();
});
