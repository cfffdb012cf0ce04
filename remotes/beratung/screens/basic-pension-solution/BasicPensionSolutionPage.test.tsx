import type { BasicPensionPlan } from '@vp-digital/core/household';
import type { SampleNumber } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

/** The page about the first person of a sample, with this plan. */
async function open(
  number: SampleNumber,
  plan: Partial<BasicPensionPlan> = {},
  customer?: typeof customerLooks,
) {
  const sample = testHouseholdOf(number);
  const { householdId, persons } = sample.summary;
  const personId = persons[0]?.personId ?? '';
  const basicPensionPlans = { items: { [personId]: { position: 0, ...plan } } };
  const household = { ...sample, sections: { ...sample.sections, basicPensionPlans } };
  const services = createTestServices([household]);
  const path = routes.basicPensionSolution.href({ householdId });
  const area = await renderArea(beratung, { path, services, ...(customer && { customer }) });
  return {
    ...area,
    householdId,
    personId,
    services,
    kept: () => services.section(householdId, 'basicPensionPlans').items[personId],
  };
}

test('without a contribution it leads back to the concept', async () => {
  const { householdId } = await open(3);
  expect(await screen.findByRole('link', { name: 'Zum Konzept' })).toHaveAttribute(
    'href',
    routes.basicPensionConcept.href({ householdId }),
  );
});

test('the proposal goes into the cart with a reason made of its figures, and missing answers are named', async () => {
  const { services, householdId } = await open(3, { monthly: 600_00 });
  expect(await screen.findByText('Geeignetheit von Clara ist noch nicht vollständig')).toBeVisible();
  expect(screen.getByText(/welcher Verlust tragbar ist/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hineinlegen' }));
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'cartPositions').items)).toMatchObject([
      { line: 'basicPension', premium: 600_00, frequency: 'monthly', topic: 'oldAge' },
    ]),
  );
  const [position] = Object.values(services.section(householdId, 'cartPositions').items);
  expect(position?.reason).toMatch(/spart damit 2\.279\s€ Steuer/);
});

test('the design is kept', async () => {
  const { kept } = await open(3, { monthly: 600_00 });
  await userEvent.click(await screen.findByRole('button', { name: 'mit Garantie' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Hinterbliebenenschutz' }));
  await waitFor(() => expect(kept()).toMatchObject({ guaranteed: true, survivorCover: true }));
});

test('the customer reads the proposal, and what is still open', async () => {
  await open(3, { monthly: 600_00, survivorCover: true }, customerLooks);
  const page = await customersPage();
  expect(page).toHaveTextContent(/Anlage\s*noch offen/);
  expect(page).toHaveTextContent(/Schutz für Hinterbliebene\s*ja/);
});
