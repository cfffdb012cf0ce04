import { ownCore, defineScreen } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { createSharedStore, userSet } from '@vp-digital/core/session';
import { act, screen } from '@testing-library/react';
import { defineMicroApp } from './defineMicroApp';
import { usePageDocuments } from './documents/usePageDocuments';
import { createTestServices, problemAnswer, renderArea, testHouseholds } from './testing';

const [lena] = testHouseholds;
const { householdId } = lena.summary;

/** Says what has come of its documents. */
function Probe() {
  const [persons, accounts] = [usePageDocuments(['persons']), usePageDocuments(['bankAccounts'])];
  return <p>{`Personen: ${persons.status}, Konten: ${accounts.status}`}</p>;
}

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, {
      page: async () => ({ default: Probe }),
      documents: ['persons', 'bankAccounts'],
      inParts: true,
    }),
  ]),
  { areaApi: createAreaApi('analysis'), ownCore, version: '1.0.0' },
);

const both = 'Personen: ready, Konten: ready';
const path = routes.income.href({ householdId });

test('of an area that is opened again everything is there but what is nothing but protected numbers', async () => {
  const shared = createSharedStore();
  const first = await renderArea(area, { path, shared, services: createTestServices([lena]) });
  await screen.findByText(both);
  const held = () => JSON.stringify(shared.store.getState());
  await act(() => first.mounted.unmount());
  expect(held()).toMatch(/section\(.*persons/);
  expect(held()).not.toMatch(/section\([^)]*bankAccounts/);
});

test('when somebody else goes on, nothing is left of what an area has read', async () => {
  const shared = createSharedStore();
  const first = await renderArea(area, { path, shared, services: createTestServices([lena]) });
  await screen.findByText(both);
  const { user } = first.state().session;
  await act(() => first.mounted.unmount());
  if (user) shared.store.dispatch(userSet({ ...user, id: 'sabine' }));
  expect(JSON.stringify(shared.store.getState())).not.toContain('section(');
});

test('what was read stays on an area that is opened again while the services cannot be reached', async () => {
  const [shared, services] = [createSharedStore(), createTestServices([lena])];
  const first = await renderArea(area, { path, shared, services });
  await screen.findByText(both);
  await act(() => first.mounted.unmount());
  let refused = 0;
  services.intercept(({ url }) => {
    if (!url.pathname.includes('/sections')) return undefined;
    refused += 1;
    return problemAnswer(503, 'unavailable');
  });
  await renderArea(area, { path, shared, services });
  expect(await screen.findByText('Personen: ready, Konten: error')).toBeVisible();
  expect(refused).toBeGreaterThan(1); // both were asked for, more than once
});
