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
import { act, screen, waitFor, within } from '@testing-library/react';
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
  const path = routes.basicPensionNeed.href({ householdId });
  const area = await renderArea(beratung, { path, services, ...(customer && { customer }) });
  return {
    ...area,
    householdId,
    personId,
    services,
    kept: () => services.section(householdId, 'basicPensionPlans').items[personId],
  };
}

test('what speaks for it follows from the household, and what still counts this year adds up', async () => {
  await open(3);
  // Clara: 1,200 euros more save 377, which is 31.4 %; the reserve is below six months; 26 years; room for more
  expect(await screen.findByText(/Für Clara sprechen/)).toHaveTextContent(
    'Für Clara sprechen 3 von 4 Punkten',
  );
  expect(screen.getByText('Steuer heute: Der nächste Beitrag spart 31,4 %')).toBeVisible();
  const room = within(screen.getByRole('region', { name: 'Was 2026 noch zählt' }));
  // 30,826 for one person, nothing in the pension insurance, 3,600 paid already
  for (const amount of ['30.826 €', '−3.600 €', '27.226 €']) expect(room.getByText(amount)).toBeVisible();
  expect(room.getByText('noch mit Steuerwirkung, höchstens')).toBeVisible();
  expect(room.getByText(/Eigene Beiträge zur gesetzlichen Rentenversicherung zählen mit/)).toBeVisible();
  expect(room.queryByText('0 €')).not.toBeInTheDocument();
});

test('that it does not suit is kept with its reason, and leads to the third layer', async () => {
  const { kept } = await open(3);
  await userEvent.type(
    await screen.findByLabelText('Warum die Basisrente nicht passt'),
    'Geld soll frei bleiben',
  );
  await userEvent.tab();
  await waitFor(() => expect(kept()).toMatchObject({ declinedReason: 'Geld soll frei bleiben' }));
  expect(await screen.findByText(/dritte Schicht/)).toBeVisible();
});

test('a civil servant reads of the lower maximum', async () => {
  await open(4);
  expect(await screen.findByText('Der Höchstbetrag ist bei Beamten geringer')).toBeVisible();
});

test('for the retired it is not relevant', async () => {
  await open(5);
  expect(await screen.findByText('Nicht relevant')).toBeVisible();
  expect(screen.getByText(/^Eine Basisrente wird vor der Rente angespart/)).toBeVisible();
  expect(screen.queryByText(/noch nicht/)).toBeNull(); // nothing is still to be told
});

test('the sheet of step 2 opens by the address, and a taxable income is kept', async () => {
  const { go, householdId, personId, services } = await open(3);
  await screen.findByText(/Für Clara sprechen/);
  act(() => go(`${routes.basicPensionNeed.href({ householdId })}?blatt=angaben`));
  const field = await screen.findByLabelText('Zu versteuerndes Einkommen');
  await userEvent.clear(field);
  await userEvent.type(field, '60.000');
  await userEvent.tab();
  await waitFor(() =>
    expect(services.section(householdId, 'taxProfiles').items[personId]).toMatchObject({
      taxableIncome: 60_000_00,
    }),
  );
});

test('the customer reads what never can be done with it', async () => {
  await open(3, {}, customerLooks);
  const page = await customersPage();
  expect(page).toHaveTextContent(/Schritt 1 von 3/);
  expect(page).toHaveTextContent(/nie auf einmal ausgezahlt/);
  expect(page).toHaveTextContent(/27\.226 €/);
});

test('what its figures wait for is called by its name, and leads to its field', async () => {
  const sample = testHouseholdOf(6);
  const { householdId } = sample.summary;
  const employments = Object.fromEntries(
    Object.entries(sample.sections.employments?.items ?? {}).map(([id, job]) => [
      id,
      { ...job, healthInsurance: 'private' as const },
    ]),
  );
  const sections = { ...sample.sections, employments: { items: employments }, contracts: { items: {} } };
  const path = routes.basicPensionNeed.href({ householdId });
  await renderArea(beratung, { path, services: createTestServices([{ ...sample, sections }]) });
  expect(await screen.findByText('Es fehlt: Beitrag zur privaten Krankenversicherung.')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Beitrag zur privaten Krankenversicherung ergänzen' }),
  ).toHaveAttribute('href', `${routes.contracts.href({ householdId })}?fokus=pkv-beitrag`);
});
