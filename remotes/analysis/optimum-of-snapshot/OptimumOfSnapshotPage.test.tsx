import { customerLooks, customersPage, renderArea } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import { type KeptState, musterhaus, servicesWithState, snapshotId } from '../frozen/testing/keptState';
import analysis from '../mount';

const { householdId } = musterhaus.summary;
const path = routes.optimumOfSnapshot.href({ householdId, snapshotId });
const [jonas = ''] =
  Object.entries(musterhaus.sections.persons?.items ?? {}).find(
    ([, { firstName }]) => firstName === 'Jonas',
  ) ?? [];

const withLevers = (
  levers: NonNullable<NonNullable<KeptState['derived']>['levers']>,
): NonNullable<KeptState['derived']> => ({ net: {}, levers });

/** Jonas uses 702 of 775 euros of his Riester allowances and tax today. */
const riester = { lever: 'riester', personId: jonas };

async function open(state: KeptState = {}) {
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

test('what nobody uses yet is not realised, and what is used less counts against it', async () => {
  await open({
    derived: withLevers([
      { ...riester, used: 80_200, possible: 90_000 },
      { lever: 'taxReturn', personId: jonas, used: 0, possible: 30_000 },
    ]),
  });
  expect(await row(/^Riester.*Jonas/)).toHaveTextContent(/702 €[−–-]100 €/);
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

test('the customer sees what they have taken, and what is still there', async () => {
  const derived = withLevers([
    { ...riester, used: 60_000, possible: 65_000 },
    { lever: 'taxReturn', personId: jonas, used: 0, possible: 30_000 },
  ]);
  await renderArea(analysis, { path, services: servicesWithState({ derived }), customer: customerLooks });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent(/Das haben Sie sich geholt.*Riester.*50 €/));
  expect(page).toHaveTextContent(/Das war am 12.11.2025 möglich.*Steuererklärung.*300 €/);
});
