import type { Asset, DiscussedAlone, InsuranceContract, SavingContract } from '@vp-digital/core/household';
import {
  changeableFields,
  closed,
  createTestServices,
  openForCustomer,
  renderArea,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId, persons } = musterhaus.summary;
const aylin = persons.find(({ firstName }) => firstName === 'Aylin')?.personId ?? '';
const id = '66666666-0000-4000-8000-000000000001';

const planId = '66666666-0000-4000-8000-000000000002';
const insuranceId = '66666666-0000-4000-8000-000000000003';
const endedId = '66666666-0000-4000-8000-000000000004';

const fund: Asset = {
  kind: 'securities',
  name: 'Geheimfach',
  value: 7_654_321_00,
  asOf: '2026-09-01',
  ownership: { [aylin]: 10_000 },
  earmarked: false,
  position: 90,
};
const plan: SavingContract = {
  kind: 'saving',
  line: 'fundPlan',
  company: 'Geheimbank',
  personIds: [aylin],
  premium: 543_21,
  frequency: 'monthly',
  state: 'ok',
  position: 90,
  balance: 6_543_217_00,
};

function household(discussedAlone?: DiscussedAlone): TestHousehold {
  const mode = discussedAlone && { discussedAlone };
  const { assets, contracts } = musterhaus.sections;
  return {
    ...musterhaus,
    sections: {
      ...musterhaus.sections,
      assets: { items: { ...assets?.items, [id]: { ...fund, ...mode } } },
      contracts: { ...contracts, items: { ...contracts?.items, [planId]: { ...plan, ...mode } } },
    },
  };
}

const open = (of: TestHousehold, path: string) => {
  const services = createTestServices([of]);
  services.intercept(({ url }) => (url.pathname.endsWith('/snapshots') ? Response.json([]) : undefined));
  return renderArea(analysis, { path, services }).then(() => services);
};
const balance = routes.balanceSheet.href({ householdId });
const planted = /Geheim|7\.654\.321|6\.543\.217|543,21/;

test('a value of one adult is marked in its sheet, leaves every sum at once and is listed beside them; undo brings it back', async () => {
  const services = await open(household(), balance);
  expect(await screen.findByText(/gehören Ihnen/)).toHaveTextContent('14.428.738 €');
  await userEvent.click(screen.getByRole('button', { name: 'Geheimfach', expanded: false }));
  await userEvent.click(screen.getByRole('combobox', { name: /^Besprechen/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Nur mit Aylin, zählt nicht mit' }));
  await waitFor(() => expect(screen.getByText(/gehören Ihnen/)).toHaveTextContent('6.774.417 €'));
  const apart = within(screen.getByRole('table', { name: 'Nicht gemeinsam besprochen' }));
  expect(apart.getByRole('row', { name: /^Geheimfach/ })).toHaveTextContent(
    'Nur mit Aylin besprechen · zählt nicht mit7.654.321,00 €',
  );
  expect(
    within(screen.getByRole('table', { name: 'Vermögen' })).queryByText('Geheimfach'),
  ).not.toBeInTheDocument();
  await waitFor(() =>
    expect(services.section(householdId, 'assets').items[id]).toEqual({ ...fund, discussedAlone: 'leftOut' }),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  await waitFor(() => expect(screen.getByText(/gehören Ihnen/)).toHaveTextContent('14.428.738 €'));
  await waitFor(() => expect(services.section(householdId, 'assets').items[id]).toEqual(fund));
});

test('the history of the open page is asked for again when it is marked and when that is saved', async () => {
  const services = createTestServices([household()]);
  const point = (netWorth: number) => ({
    snapshotId: '77777777-0000-4000-8000-000000000001',
    householdId,
    label: 'Stand',
    occasion: 'manual',
    createdAt: '2026-09-01T10:00:00.000Z',
    createdBy: 'Petra Planer',
    sha256: '0'.repeat(64),
    figures: { netMonthly: 0, free: 0, netWorth },
    reports: 0,
  });
  const isMarked = () => services.section(householdId, 'assets').items[id]?.discussedAlone !== undefined;
  services.intercept(({ url }) =>
    url.pathname.endsWith('/snapshots')
      ? Response.json([point(isMarked() ? 1_000_000_00 : 8_654_321_00)])
      : undefined,
  );
  await renderArea(analysis, { path: balance, services });
  const history = within(await screen.findByRole('table', { name: 'Entwicklung' }));
  expect(history.getByText('8.654.321 €')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Geheimfach', expanded: false }));
  await userEvent.click(screen.getByRole('combobox', { name: /^Besprechen/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Nur mit Aylin, als „verdeckt“' }));
  expect(await history.findByText('1.000.000 €')).toBeInTheDocument();
  expect(history.queryByText('8.654.321 €')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  expect(await history.findByText('8.654.321 €')).toBeInTheDocument();
});

test('what two own is nobody’s alone: the sheet does not offer it, and refuses other owners of what is marked', async () => {
  await open(household('covered'), balance);
  await userEvent.click(await screen.findByRole('button', { name: 'Geheimfach', expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Allen gemeinsam' }));
  expect(await screen.findByText(/^Was nur eine Person bespricht, gehört ihr allein/)).toBeVisible();
});

test('a contract is marked in its sheet and listed apart from the sum of its kind', async () => {
  await open(household('leftOut'), `${routes.contracts.href({ householdId })}?art=saving`);
  await userEvent.click(await screen.findByRole('tab', { name: /^Spar/ }));
  const apart = within(await screen.findByRole('table', { name: 'Nicht gemeinsam besprochen' }));
  expect(apart.getByRole('row', { name: /Geheimbank/ })).toHaveTextContent('543,21 €');
  expect(apart.getByRole('columnheader', { name: 'Eigene Rate mtl.' })).toBeVisible();
  await userEvent.click(apart.getByRole('button', { name: /Geheimbank/ }));
  expect(await screen.findByRole('combobox', { name: /^Besprechen/ })).toHaveTextContent(
    'Nur mit Aylin, zählt nicht mit',
  );
});

test('in a talk with one of them alone only what that person keeps stands there, with its amount', async () => {
  await open(household('leftOut'), `${routes.contracts.href({ householdId })}?art=sparen`);
  await screen.findByRole('table', { name: 'Nicht gemeinsam besprochen' });
  await userEvent.click(screen.getByRole('button', { name: 'Gespräch mit Jonas allein' }));
  expect(screen.getByText('Hier ist nichts, was diese Person allein bespricht.')).toBeVisible();
  expect(screen.queryByText(/Geheimbank/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Gespräch mit Aylin allein' }));
  const own = within(screen.getByRole('table', { name: 'Gespräch mit Aylin allein' }));
  expect(own.getByRole('row', { name: /Geheimbank/ })).toHaveTextContent('543,21 €');
  await userEvent.click(screen.getByRole('button', { name: 'Gespräch mit Aylin allein' }));
  expect(screen.getByRole('table', { name: 'Nicht gemeinsam besprochen' })).toBeVisible();
});

test('neither the days, the counts nor the archive that a page of contracts is printed with tell of it', async () => {
  const marked = household('leftOut');
  const { contracts } = marked.sections;
  const insurance: InsuranceContract = {
    kind: 'insurance',
    line: 'accident',
    company: 'Geheimschutz',
    personIds: [aylin],
    premium: 10_00,
    frequency: 'monthly',
    state: 'ok',
    position: 91,
    end: '2027-03-17',
    discussedAlone: 'covered',
  };
  const ended = { contract: { ...plan, discussedAlone: 'leftOut' as const }, reason: 'cancelled' as const };
  const of = {
    ...marked,
    sections: {
      ...marked.sections,
      contracts: {
        items: { ...contracts?.items, [insuranceId]: insurance },
        archived: { [endedId]: { ...ended, archivedOn: '2026-09-01' } },
      },
    },
  };
  await open(of, routes.contracts.href({ householdId }));
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Versicherungen8',
      'Sparen & Vorsorge3',
      'Kredite2',
      'Konten2',
    ]),
  );
  expect(screen.queryByText('17.03.2027')).toBeNull();
  const archive = await screen.findByRole('table', { name: 'Archiv' });
  expect(within(archive).getByText('Geheimbank').closest('[data-vp-screen="true"]')).not.toBeNull();
});

test('of a closed household it is read only', async () => {
  await open(closed(household('covered')), balance);
  await userEvent.click(await screen.findByRole('button', { name: 'Geheimfach', expanded: false }));
  expect(screen.getByRole('textbox', { name: /^Besprechen/ })).toHaveValue('Nur mit Aylin, als „verdeckt“');
  expect(changeableFields()).not.toContain('Besprechen');
});

describe.each(['leftOut', 'covered'] as const)('before the customer, %s', (mode) => {
  test.each([
    ['balance', routes.balanceSheet.href],
    ['contracts', routes.contracts.href],
  ])('%s', async (_, hrefOf) => {
    const page = await openForCustomer(analysis, {
      hrefOf,
      household: musterhaus,
      sections: household(mode).sections,
      language: 'de',
    });
    await waitFor(() => expect(page).toHaveTextContent(/€/));
    expect(page).not.toHaveTextContent(planted);
    if (mode === 'covered') expect(page).toHaveTextContent(/verdecktzählt nicht mit/);
    else expect(page).not.toHaveTextContent(/verdeckt|zählt nicht mit/);
    expect(page).not.toHaveTextContent(/Aylin besprechen|nur mit einer Person/);
  });
});
