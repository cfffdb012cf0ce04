import type { SampleNumber } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  renderArea,
  testHouseholdOf,
  type TestHousehold,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pkv from '../../mount';

const nobody = (household: TestHousehold) => household;

function openedAt(number: SampleNumber, as = nobody) {
  const household = as(testHouseholdOf(number));
  const { householdId } = household.summary;
  const services = createTestServices([household]);
  const path = routes.pkvTariffs.href({ householdId });
  return { householdId, services, open: () => renderArea(pkv, { path, services }) };
}

const wishing = ({ sections, ...rest }: TestHousehold): TestHousehold => ({
  ...rest,
  sections: {
    ...sections,
    healthWishes: {
      items: {
        [rest.summary.persons[0]?.personId ?? '']: {
          position: 0,
          weights: { chiefPhysician: 'must', psychotherapy: 'must', glasses: 'important' },
        },
      },
    },
  },
});

test('the fund is the first card; cost, wishes and what is below the fund stand in each', async () => {
  await openedAt(6, wishing).open();
  const cards = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(cards.slice(0, 4)).toEqual([
    'Gesetzlich bleiben',
    'Muster Start',
    'Muster Komfort',
    'Muster Premium',
  ]);
  const fund = within(screen.getByRole('region', { name: 'Gesetzlich bleiben' }));
  // (3 · 0 + 3 · 3/3 + 1 · 0) ÷ 7 = 43 %
  expect(fund.getByText(/^43\s% Ihrer Wünsche$/)).toBeVisible();
  expect(fund.getByText(/^43\s%$/)).toBeVisible(); // in the ring
  expect(fund.getByText('Es fehlt: Chefarzt')).toBeVisible();
  expect(fund.getByText('648')).toBeVisible();
  const komfort = within(screen.getByRole('region', { name: 'Muster Komfort' }));
  // (3 · 3/3 + 3 · 2/3 + 1 · 2/3) ÷ 7 = 5,67 ÷ 7 = 81 %
  expect(komfort.getByText(/^81\s% Ihrer Wünsche$/)).toBeVisible();
  expect(komfort.getByText('388')).toBeVisible();
  const below = komfort.getByRole('list', { name: /^\d+ Leistungen unter der GKV$/ });
  expect(within(below).getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(komfort.getByRole('button', { name: /^Alle \d+ zeigen$/ }));
  expect(within(below).getAllByRole('listitem')).toHaveLength(Number.parseInt(below.ariaLabel ?? '', 10));
  expect(within(below).getByText('Haushaltshilfe')).toBeVisible();
  expect(komfort.getByText(/^Beitragsanstieg je Jahr, 20\d\d bis 20\d\d$/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\bbester?\b|Testsieger|Note \d/i);
});

test('no more than what is asked for: filters, and a way out when nothing is left', async () => {
  await openedAt(6, wishing).open();
  await userEvent.click(await screen.findByRole('button', { name: 'nichts unter der GKV' }));
  expect(screen.queryByRole('region', { name: 'Muster Komfort' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Gesetzlich bleiben' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filter lösen' }));
  expect(screen.getByRole('region', { name: 'Muster Komfort' })).toBeVisible();
});

test('what is compared is kept with the person, and the formula is one tap away', async () => {
  const { services, householdId, open } = openedAt(6, wishing);
  await open();
  const komfort = within(await screen.findByRole('region', { name: 'Muster Komfort' }));
  await userEvent.click(komfort.getByRole('checkbox', { name: 'vergleichen' }));
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'healthWishes').items)).toMatchObject([
      { chosen: ['komfort'], weights: { glasses: 'important' } },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'So rechnen wir' }));
  expect(screen.getByRole('complementary', { name: 'Erfüllung der Wünsche' })).toHaveTextContent(
    /höchstens 79\s%/,
  );
});

test('without wishes nothing is measured, and the way to them stands there', async () => {
  await openedAt(6).open();
  expect(await screen.findByText('Noch keine Wünsche bewertet', { selector: 'p' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den Wünschen' })).toHaveAttribute(
    'href',
    expect.stringMatching(/leistung/),
  );
  expect(document.body).not.toHaveTextContent(/\d\s% Ihrer Wünsche/);
});

test('the way on stands there before anything is chosen', async () => {
  const { householdId, open } = openedAt(6);
  await open();
  expect(await screen.findByRole('link', { name: 'Weiter: Vergleich' })).toHaveAttribute(
    'href',
    expect.stringContaining(routes.pkvComparison.href({ householdId })),
  );
});

/** A civil servant who is still in a statutory fund. */
const inFund = ({ sections, ...rest }: TestHousehold): TestHousehold => ({
  ...rest,
  sections: {
    ...sections,
    employments: {
      items: Object.fromEntries(
        Object.entries(sections.employments?.items ?? {}).map(([id, job]) => [
          id,
          { ...job, healthInsurance: 'statutory' as const },
        ]),
      ),
    },
  },
});

test('of a civil servant a tariff that does not insure the rest of the aid is no choice', async () => {
  await openedAt(4, inFund).open();
  const start = within(await screen.findByRole('region', { name: 'Muster Start' }));
  expect(start.getByText('Nicht für Beihilfe')).toBeVisible();
  expect(start.queryByRole('checkbox')).not.toBeInTheDocument();
  const komfort = within(screen.getByRole('region', { name: 'Muster Komfort' }));
  expect(komfort.getByRole('checkbox', { name: 'vergleichen' })).toBeVisible();
});
