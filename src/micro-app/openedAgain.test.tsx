import { asOf, page } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { createSharedStore, userSet } from '@vp-digital/core/session';
import { act, screen } from '@testing-library/react';
import { defineMicroApp } from './defineMicroApp';
import { usePageDocuments } from './documents/usePageDocuments';
import { createTestServices, renderArea, testHouseholds } from './testing';

const [lena] = testHouseholds;
const { householdId } = lena.summary;

/** Says what has come of its documents. */
function Probe() {
  const { status } = usePageDocuments(['persons', 'recap']);
  return <p>{status}</p>;
}

const area = defineMicroApp(
  defineArea('analysis', [
    page(routes.income, async () => ({ default: Probe }), { documents: ['persons', 'recap'], inParts: true }),
  ]),
  { areaApi: createAreaApi('analysis'), asOf, version: '1.0.0' },
);

const path = routes.income.href({ householdId });

test('of an area that is opened again everything is there but what is protected as a whole', async () => {
  const shared = createSharedStore();
  const first = await renderArea(area, { path, shared, services: createTestServices([lena]) });
  await screen.findByText('ready');
  const held = () => JSON.stringify(shared.store.getState());
  await act(() => first.mounted.unmount());
  expect(held()).toMatch(/section\(.*persons/);
  expect(held()).not.toMatch(/section\([^)]*recap/);
});

test('when somebody else goes on, nothing is left of what an area has read', async () => {
  const shared = createSharedStore();
  const first = await renderArea(area, { path, shared, services: createTestServices([lena]) });
  await screen.findByText('ready');
  const { user } = first.state().session;
  await act(() => first.mounted.unmount());
  if (user) shared.store.dispatch(userSet({ ...user, id: 'sabine' }));
  expect(JSON.stringify(shared.store.getState())).not.toContain('section(');
});
