import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import type { FlagPort } from '@vp-digital/core/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { musterhaus, servicesWithState } from '../frozen/testing/keptState';
import analysis from '../mount';

const { householdId } = musterhaus.summary;
const path = routes.assessment.href({ householdId });
const flags: FlagPort = {
  isEnabled: (name) => name === 'auswertung',
  settled: () => true,
  subscribe: () => () => {},
};

async function open(sections: TestHousehold['sections'] = {}) {
  const services = createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, ...sections } }]);
  await renderArea(analysis, { path, services, flags });
  await screen.findByRole('heading', { level: 1, name: 'Auswertung' });
  return { decisions: () => Object.values(services.section(householdId, 'needDecisions').items) };
}

const rowOf = (topic: RegExp) =>
  within(screen.getByRole('table', { name: 'Soll und Ist' })).getByRole('row', { name: topic });

test('topics stand by rank with their light, Soll, Ist and Lücke, and why they stand there', async () => {
  await open();
  expect(rowOf(/Arbeitskraft Aylin/)).toHaveTextContent(/825 €1\.358 €533 € mtl\./);
  expect(rowOf(/Todesfall Jonas/)).toHaveTextContent(
    /Gehört zum Grundbedarf und geht deshalb vor\..*Handeln/,
  );
  expect(rowOf(/Privathaftpflicht/)).toHaveTextContent(/Ist gedeckt\..*In Ordnung/);
});

test('what is not known has no light, and its field no share', async () => {
  await open({ contracts: { items: {} } });
  const card = within(screen.getByRole('region', { name: 'Noch nicht zu beurteilen' }));
  expect(card.getByText(/Privathaftpflicht/)).toBeVisible();
  expect(screen.queryByText('Handeln')).not.toBeInTheDocument();
});

test('nine fields stand beside their picture, each with its number', async () => {
  await open();
  const fields = within(screen.getByRole('table', { name: 'Neun Bedarfsfelder' }));
  expect(fields.getAllByRole('row')).toHaveLength(10);
  expect(fields.getByRole('row', { name: /^6 Arbeitskraft/ })).toHaveTextContent(/61\s%/);
  expect(screen.getByRole('img', { name: /Arbeitskraft 61\s%/ })).toBeVisible();
});

test('what is put off with a reason is settled, and stands among the decisions', async () => {
  const { decisions } = await open();
  await userEvent.click(screen.getByRole('combobox', { name: /Entscheidung zu Ruhestand/ }));
  await userEvent.click(screen.getByRole('option', { name: 'später' }));
  await waitFor(() =>
    expect(decisions()).toEqual([expect.objectContaining({ topic: 'oldAge', decision: 'later' })]),
  );
  const decided = within(await screen.findByRole('table', { name: 'Was entschieden ist' }));
  expect(decided.getByRole('row', { name: /^Ruhestand/ })).toHaveTextContent('später');
  await userEvent.click(screen.getByRole('button', { name: 'Offen' }));
  expect(screen.queryByRole('combobox', { name: /Entscheidung zu Ruhestand/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Geklärt' }));
  expect(rowOf(/Ruhestand/)).toHaveTextContent('Vom Haushalt zurückgestellt.');
  expect(screen.queryByRole('row', { name: /Arbeitskraft Aylin/ })).not.toBeInTheDocument();
});

test('once a state was kept, what is missing now stands beside what was missing then', async () => {
  const services = servicesWithState({ sections: { contracts: { items: {} }, absences: { items: {} } } });
  await renderArea(analysis, { path, services, flags });
  expect(await screen.findByRole('heading', { name: 'Was sich seit 12.11.2025 geändert hat' })).toBeVisible();
});

test('where nothing can be judged yet the first questions are asked, and lead on', async () => {
  const { summary, sections } = testHouseholdOf(2);
  const bare = Object.fromEntries(
    Object.keys(sections).map((name) => [name, name === 'persons' ? sections.persons : { items: {} }]),
  ) as TestHousehold['sections'];
  const services = createTestServices([{ ...musterhaus, summary, sections: bare }]);
  await renderArea(analysis, { path, services, flags });
  expect(await screen.findByText('Erst ein paar Angaben, dann die Auswertung')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Noch ist zu wenig bekannt');
  expect(screen.queryByRole('img', { name: /^Gedeckt/ })).not.toBeInTheDocument();
  for (let asked = 0; asked < 5; asked += 1) {
    const skip = screen.queryByRole('button', { name: 'Überspringen' });
    if (skip) await userEvent.click(skip);
  }
  expect(await screen.findByRole('link', { name: /Verträge erfassen/ })).toBeVisible();
});

test('without its flag there is no evaluation', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the sink reports the page
  const services = createTestServices([musterhaus]);
  await renderArea(analysis, { path, services });
  expect(screen.queryByRole('heading', { name: 'Auswertung' })).not.toBeInTheDocument();
});

test('the customer sees the fields and the order', async () => {
  await renderArea(analysis, {
    path,
    services: createTestServices([musterhaus]),
    flags,
    customer: customerLooks,
  });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent(/6 Arbeitskraft61\s%/));
  expect(page).toHaveTextContent(/1\. Arbeitskraft Aylin/);
  expect(page).not.toHaveTextContent('VVG');
});
