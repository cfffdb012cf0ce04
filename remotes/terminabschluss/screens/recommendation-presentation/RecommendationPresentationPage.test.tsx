import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import terminabschluss from '../../mount';

const musterhaus = testHouseholdOf(2);
const path = routes.recommendationPresentation.href({ householdId: musterhaus.summary.householdId });

async function open(themes: ('retirement' | 'protection')[], isShown = false) {
  const held = {
    position: 0,
    state: 'held' as const,
    begin: '2025-11-12T17:00',
    personIds: [],
    occasion: 'advice' as const,
    themes,
  };
  const sections = {
    ...musterhaus.sections,
    appointments: { items: { '33333333-0002-4000-8099-000000000001': held } },
  };
  await renderArea(terminabschluss, {
    path,
    services: createTestServices([{ ...musterhaus, sections }]),
    ...(isShown && { customer: customerLooks }),
  });
}

test('four slides say what was talked about, without any amount, gift or pressure', async () => {
  await open(['protection', 'retirement']);
  const slides = within(await screen.findByRole('list', { name: 'Empfehlungspräsentation' }));
  expect(slides.getAllByRole('listitem')).toHaveLength(4);
  expect(
    slides.getByText('Gemeinsam haben wir gesprochen über: Absicherung und Altersvorsorge.'),
  ).toBeVisible();
  expect(
    slides.getByText('Für eine Empfehlung gibt es nichts, weder für Sie noch für andere.'),
  ).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('€');
});

test('without a talk so far it is said in general', async () => {
  await open([]);
  expect(await screen.findByText(/Ein Gespräch schafft Klarheit/)).toBeVisible();
});

test('the customer sees the slides without the advisor’s notes', async () => {
  await open(['protection'], true);
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent('So läuft es ab'));
  expect(page).not.toHaveTextContent(/Notieren Sie keine Namen/);
});
