import { euros } from '@vp-digital/core/finance';
import type { Contract, HealthPlan } from '@vp-digital/core/household';
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
import pkv from '../../mount';

const contractId = '33333333-0001-4000-8000-0000000000ff';

/** Clara, self-employed and privately insured, with a contract of her own. */
async function open({
  premium,
  plan = {},
  customer,
}: {
  premium?: number;
  plan?: Partial<HealthPlan>;
  customer?: typeof customerLooks;
}) {
  const clara = testHouseholdOf(3);
  const { householdId } = clara.summary;
  const { employments = { items: {} }, contracts = { items: {} } } = clara.sections;
  const [jobOf] = Object.entries(employments.items);
  if (!jobOf) throw new Error('Clara has a job');
  const [jobId, job] = jobOf;
  const own: Contract = {
    position: 90,
    kind: 'insurance',
    line: 'healthFull',
    company: 'Muster Krankenversicherung',
    personIds: [job.personId],
    premium: premium ?? 0,
    frequency: 'monthly',
    state: 'ok',
  };
  const others = Object.entries(contracts.items).filter(([, { line }]) => line !== 'healthFull');
  const services = createTestServices([
    {
      ...clara,
      sections: {
        ...clara.sections,
        employments: { items: { [jobId]: { ...job, status: 'selfEmployed', healthInsurance: 'private' } } },
        contracts: {
          items: { ...Object.fromEntries(others), ...(premium !== undefined && { [contractId]: own }) },
        },
        healthPlans: { items: { [job.personId]: { position: 0, ...plan } } },
      },
    },
  ]);
  await renderArea(pkv, {
    path: routes.pkvResult.href({ householdId }),
    services,
    ...(customer && { customer }),
  });
  return {
    personId: job.personId,
    cart: () => Object.values(services.section(householdId, 'cartPositions').items),
    plan: () => services.section(householdId, 'healthPlans').items[job.personId],
  };
}

test('the own contract until old age, and the standing order for it goes into the cart as what the month pays', async () => {
  const { cart, plan, personId } = await open({ premium: euros(612) });
  expect(await screen.findByText(/^Clara zahlt heute/)).toHaveTextContent(
    /^Clara zahlt heute 612\s€ und mit 67 voraussichtlich \d+\s€ im Monat\.$/,
  );
  expect(screen.queryByText(/gibt es nichts auszuwählen/)).not.toBeInTheDocument();
  const reserve = within(screen.getByRole('region', { name: 'Rücklage für Beiträge im Alter' }));
  expect(reserve.queryByRole('button', { name: 'In den Warenkorb' })).not.toBeInTheDocument();
  await userEvent.type(reserve.getByRole('textbox', { name: /zurückgelegt im Monat/ }), '150');
  await userEvent.tab();
  await userEvent.click(await reserve.findByRole('button', { name: 'In den Warenkorb' }));
  await waitFor(() =>
    expect(cart()).toMatchObject([
      { line: 'callMoneyPlan', premium: euros(150), topic: 'health', personId, frequency: 'monthly' },
    ]),
  );
  expect(cart()[0]?.reason).toMatch(/kostet Clara heute 612\s€ im Monat und mit 67/);
  expect(plan()).toMatchObject({ oldAgeMonth: euros(150) });
  expect(screen.getByRole('link', { name: 'Weiter: PKV-Bericht' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/report-erstellen\?art=krankenversicherung$/),
  );
});

test('a tariff of the same company is asked for as a task, once', async () => {
  const { cart } = await open({ premium: euros(480) });
  const change = within(await screen.findByRole('region', { name: 'Tarifwechsel im eigenen Haus' }));
  await userEvent.click(change.getByRole('button', { name: 'In den Warenkorb' }));
  await userEvent.click(await change.findByRole('button', { name: 'Im Warenkorb aktualisieren' }));
  await waitFor(() => expect(cart()).toHaveLength(1));
  expect(cart()[0]).toMatchObject({ company: 'Muster Krankenversicherung' });
  expect(cart()[0]).not.toHaveProperty('line');
});

test('without the premium it asks for it, and computes with no invented one', async () => {
  await open({});
  expect(await screen.findByText(/Beitrag zur privaten Krankenversicherung\./)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Der eigene Vertrag' })).not.toBeInTheDocument();
});

test('the customer reads both amounts, and what is put aside or still open', async () => {
  await open({ premium: euros(612), customer: customerLooks });
  const page = await customersPage();
  expect(page).toHaveTextContent(/heute612\s€/);
  expect(page).toHaveTextContent(/im Monat\s*noch offen/);
});

test('of a civil servant what is left in retirement is what the aid leaves, not what a pension scheme adds', async () => {
  const henrik = testHouseholdOf(4);
  const path = routes.pkvResult.href({ householdId: henrik.summary.householdId });
  await renderArea(pkv, { path, services: createTestServices([henrik]) });
  const own = within(await screen.findByRole('region', { name: 'Der eigene Vertrag' }));
  expect(own.getByText('mit 67, bei der Beihilfe im Ruhestand')).toBeVisible();
  expect(screen.getByText(/weil dann die Beihilfe mehr trägt/)).toBeVisible();
});
