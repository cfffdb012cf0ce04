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
import { screen, waitFor, within } from '@testing-library/react';
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
  const path = routes.basicPensionCombination.href({ householdId });
  const area = await renderArea(beratung, { path, services, ...(customer && { customer }) });
  return {
    ...area,
    householdId,
    personId,
    services,
    kept: () => services.section(householdId, 'basicPensionPlans').items[personId],
  };
}

test('one effort in two layers of the self-employed, and other mixes beside it', async () => {
  await open(3, { monthly: 600_00 });
  // 410 of effort: 60 % in the Basisrente bring 256, 40 % in the depot 236, and 48,672 stay at hand
  expect(await screen.findByText(/bleiben dabei verfügbar/)).toHaveTextContent(
    '410 € im Monat werden zu 492 € Rente; 48.672 € bleiben dabei verfügbar.',
  );
  expect(screen.getByText('Clara hat kein Gehalt, das umgewandelt werden könnte')).toBeVisible();
  const mixes = within(screen.getByRole('table', { name: 'Mehr Rente oder mehr verfügbar' }));
  expect(mixes.getByRole('row', { name: /nur Basisrente/ })).toHaveTextContent(/425 €.*0 €/);
});

test('a mix is kept as one choice', async () => {
  const { kept } = await open(3, { monthly: 600_00 });
  await userEvent.click(await screen.findByRole('button', { name: 'nur Depot' }));
  await waitFor(() => expect(kept()).toMatchObject({ companyShare: 0, depotShare: 10_000 }));
});

test('the layers become positions of the cart, once', async () => {
  const { services, householdId } = await open(3, { monthly: 600_00 });
  await userEvent.click(await screen.findByRole('button', { name: '2 Vorschläge in den Warenkorb' }));
  const lines = () =>
    Object.values(services.section(householdId, 'cartPositions').items).map(({ line }) => line);
  await waitFor(() => expect(lines().toSorted()).toEqual(['basicPension', 'fundPlan']));
  expect(await screen.findByText('Alle Schichten liegen im Warenkorb.')).toBeVisible();
});

test('the customer reads where the pension comes from', async () => {
  await open(3, { monthly: 600_00 }, customerLooks);
  expect(await customersPage()).toHaveTextContent(/492 € Rente in heutigem Geld/);
});
