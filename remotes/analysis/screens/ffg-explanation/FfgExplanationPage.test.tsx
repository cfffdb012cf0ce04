import {
  createTestServices,
  openForCustomer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const flags = { settled: () => true, isEnabled: () => true, subscribe: () => () => {} };
const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const id = '0a000000-0000-4000-8000-000000000001';
const running = {
  position: 0,
  state: 'running',
  begin: '2026-10-01T11:00',
  occasion: 'firstMeeting',
} as const;

async function open(themes?: ('budget' | 'goals' | 'housing')[]) {
  const items = themes ? { [id]: { ...running, personIds: [], themes } } : {};
  const household = { ...musterhaus, sections: { ...musterhaus.sections, appointments: { items } } };
  const services = createTestServices([household]);
  await renderArea(analysis, { path: routes.ffgExplanation.href({ householdId }), services, flags });
  await screen.findByRole('heading', { level: 1, name: 'FFG: Erklärung' });
  return services;
}

test('the seven criteria stand with their weights, which make a hundred', async () => {
  await open();
  const weights = [...document.body.textContent.matchAll(/Gewicht (\d+)\s%/g)].map(([, weight]) =>
    Number(weight),
  );
  expect(weights).toEqual([15, 20, 10, 25, 20, 5, 5]);
});

test('what is to come out today is written to the appointment, three themes at most', async () => {
  const user = userEvent.setup();
  const services = await open(['budget', 'goals']);
  await user.click(screen.getByRole('checkbox', { name: 'Wohnen' }));
  await waitFor(() =>
    expect(services.section(householdId, 'appointments').items[id]).toMatchObject({
      themes: ['budget', 'goals', 'housing'],
    }),
  );
  expect(screen.getByRole('checkbox', { name: 'Altersvorsorge' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Wohnen' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Altersvorsorge' })).toBeEnabled());
});

test('without an appointment under way nothing can be chosen, and the page says why', async () => {
  await open();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/sobald ein Termin läuft/)).toBeVisible();
});

test('the customer reads what happens to the data', async () => {
  const page = await openForCustomer(analysis, {
    hrefOf: routes.ffgExplanation.href,
    household: musterhaus,
    flags,
  });
  expect(page).toHaveTextContent('Was mit Ihren Daten geschieht');
});
