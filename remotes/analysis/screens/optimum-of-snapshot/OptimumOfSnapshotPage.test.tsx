import { customerLooks, customersPage, renderArea } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import {
  type SnapshotSample,
  musterhaus,
  servicesWithState,
  snapshotId,
} from '../../shared/frozen/testing/snapshotSample';
import analysis from '../../mount';

const { householdId } = musterhaus.summary;
const path = routes.optimumOfSnapshot.href({ householdId, snapshotId });
const [jonas = ''] =
  Object.entries(musterhaus.sections.persons?.items ?? {}).find(
    ([, { firstName }]) => firstName === 'Jonas',
  ) ?? [];

const withLevers = (
  levers: NonNullable<NonNullable<SnapshotSample['derived']>['levers']>,
): NonNullable<SnapshotSample['derived']> => ({ net: {}, levers });

/** Jonas uses 702 of 775 euros of his Riester allowances and tax today. */
const riester = { lever: 'riester', personId: jonas };

async function open(state: SnapshotSample = {}) {
  await renderArea(analysis, { path, services: servicesWithState(state) });
  await screen.findByRole('heading', { level: 1, name: 'Optimum zum Stichtag' });
  await screen.findByRole('heading', { name: 'Stand vom 12.11.2025, unverändert' });
}

const row = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: 'Geld vom Staat und vom Arbeitgeber' })).getByRole('row', {
    name,
  });

test('what is used more than then is realised, never more than was open then', async () => {
  await open({ derived: withLevers([{ ...riester, used: 60_000, possible: 65_000 }]) });
  expect(await row(/^Riester.*Jonas/)).toHaveTextContent('600 €650 €50 €702 €50 €');
  expect(await row(/^Summe/)).toHaveTextContent('50 €');
  expect(screen.getByRole('main')).toHaveTextContent(
    'Davon umgesetzt: 50 € im Jahr von 50 €, die offen waren.',
  );
  expect(screen.getByRole('main')).toHaveTextContent('Regeln und Rechenwerte 2025');
});

/** No tax refund has been entered. */
const untold = {
  subsidyFacts: {
    items: Object.fromEntries(
      Object.entries(musterhaus.sections.subsidyFacts?.items ?? {}).filter(
        ([, fact]) => fact.kind !== 'estimate' || fact.lever !== 'taxReturn',
      ),
    ),
  },
};

test('what nobody has told of today is not known: neither realised nor not, and in no sum', async () => {
  await open({
    derived: withLevers([
      { ...riester, used: 60_000, possible: 65_000 },
      { lever: 'taxReturn', personId: jonas, used: 30_000, possible: 60_000 },
    ]),
    today: untold,
  });
  expect(await row(/^Steuererklärung.*Jonas/)).toHaveTextContent(/300 €600 €300 €––$/);
  expect(await row(/^Summe, soweit bekannt/)).toHaveTextContent('600 €650 €50 €702 €50 €');
  expect(screen.getByRole('main')).toHaveTextContent(
    'Davon umgesetzt, soweit bekannt: 50 € im Jahr von 50 €, die offen waren.',
  );
});

test('where nothing is known of today the headline says only that', async () => {
  await open({
    derived: withLevers([{ lever: 'taxReturn', personId: jonas, used: 30_000, possible: 60_000 }]),
    today: untold,
  });
  expect(await row(/^Summe/)).not.toHaveTextContent('€');
  expect(screen.getByRole('main')).toHaveTextContent('Was davon umgesetzt ist, ist noch nicht bekannt.');
  expect(screen.getByRole('main')).not.toHaveTextContent('noch nichts umgesetzt');
});

test('what is used less counts against it, and the headline says so', async () => {
  await open({
    derived: withLevers([{ ...riester, used: 80_200, possible: 90_000 }]),
  });
  expect(await row(/^Riester.*Jonas/)).toHaveTextContent(/702 €[−–-]100 €/);
  expect(screen.getByRole('main')).toHaveTextContent(
    'Im Ganzen wird weniger genutzt als damals: 100 € im Jahr.',
  );
});

test('what was open then and is told to be unused today is not yet realised', async () => {
  await open({
    derived: withLevers([{ lever: 'taxReturn', personId: jonas, used: 0, possible: 30_000 }]),
  });
  expect(await row(/^Steuererklärung.*Jonas/)).toHaveTextContent('0 €300 €300 €0 €0 €');
  expect(screen.getByRole('main')).toHaveTextContent('ist noch nichts umgesetzt');
});

test('a state that kept no levers is computed for its own day; the same household has realised nothing', async () => {
  await open();
  expect(screen.getByRole('main')).toHaveTextContent('damals nicht mitgesichert');
  expect(await row(/^Summe/)).toHaveTextContent(/0 €$/);
});

test('a state in which nothing was known says so', async () => {
  await open({ derived: withLevers([]) });
  expect(screen.getByRole('main')).toHaveTextContent('Dieser Stand enthält nichts, was Geld bringen konnte.');
});

/** The customer's page of a snapshot with these levers; no tax refund has been entered since. */
async function openAsCustomer(levers: Parameters<typeof withLevers>[0]) {
  const services = servicesWithState({ derived: withLevers(levers), today: untold });
  await renderArea(analysis, { path, services, customer: customerLooks });
  return customersPage();
}

const taxReturn = { lever: 'taxReturn', personId: jonas, used: 0, possible: 30_000 };

test('the customer sees what they have taken, what they use less, and what nobody knows', async () => {
  const page = await openAsCustomer([{ ...riester, used: 80_200, possible: 90_000 }, taxReturn]);
  await waitFor(() => expect(page).toHaveTextContent(/Das nutzen Sie heute weniger.*Riester.*100 €/));
  expect(page).toHaveTextContent(/wissen wir noch nicht.*Steuererklärung.*noch nicht bekannt/);
  expect(page).not.toHaveTextContent('noch offen, im Jahr');
});

test('the next step is one that is still open today', async () => {
  const page = await openAsCustomer([{ ...riester, used: 60_000, possible: 65_000 }, taxReturn]);
  await waitFor(() => expect(page).toHaveTextContent(/Das haben Sie sich geholt.*Riester.*50 €/));
  expect(page).toHaveTextContent(/Riester[^.]*Das war möglich und ist noch offen\./);
  expect(page).toHaveTextContent(/Nächster Schritt: Riester/);
});
