import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import terminabschluss from '../../mount';

const musterhaus = testHouseholdOf(2);
const path = routes.teamPresentation.href({ householdId: musterhaus.summary.householdId });

test('a slide without the company’s figures is left out and named; nothing is made up', async () => {
  await renderArea(terminabschluss, { path, services: createTestServices([musterhaus]) });
  const slides = within(await screen.findByRole('list', { name: 'Präsentation Traumjob' }));
  expect(slides.getAllByRole('listitem')).toHaveLength(4);
  expect(slides.queryByText(/€/)).toBeNull();
  expect(screen.getByText('Diese Folien fehlen: Vergütung und Kosten und Risiken')).toBeVisible();
});

test('shown over the whole screen, the advisor’s notes are not seen', async () => {
  await renderArea(terminabschluss, { path, services: createTestServices([musterhaus]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Im Vollbild zeigen' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Präsentation Traumjob' }));
  expect(shown.getByText('Karte 1 von 4')).toBeVisible();
  expect(shown.queryByText(/Erzählen Sie von einem eigenen Gespräch/)).toBeNull();
});
