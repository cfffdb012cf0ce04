import {
  createTestServices,
  customerLooks,
  customersPage,
  problemAnswer,
  renderArea,
  type TestHousehold,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import type { FlagPort } from '@vp-digital/core/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { musterhaus, servicesWithState, snapshotId } from '../../shared/frozen/testing/snapshotSample';
import analysis from '../../mount';

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
  expect(card.getByText(/Absicherung im Todesfall Jonas/)).toBeVisible();
  const fields = within(screen.getByRole('table', { name: 'Neun Bedarfsfelder' }));
  expect(fields.getByRole('row', { name: /^3 Haftpflicht/ })).toHaveTextContent('noch offen');
});

test('nine fields stand beside their picture, each with its number', async () => {
  await open();
  const fields = within(screen.getByRole('table', { name: 'Neun Bedarfsfelder' }));
  expect(fields.getAllByRole('row')).toHaveLength(10);
  expect(fields.getByRole('row', { name: /^6 Arbeitskraft/ })).toHaveTextContent(/61\s%/);
  expect(screen.getByRole('img', { name: /Arbeitskraft 61\s%/ })).toBeVisible();
});

test('what is put off with a reason is settled, and stands among the decisions with it', async () => {
  const { decisions } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Offen' }));
  const choice = () => screen.getByRole('combobox', { name: /Entscheidung zu Ruhestand/ });
  await userEvent.click(choice());
  await userEvent.click(screen.getByRole('option', { name: 'später' }));
  await waitFor(() =>
    expect(decisions()).toEqual([expect.objectContaining({ topic: 'oldAge', decision: 'later' })]),
  );
  await waitFor(() => expect(rowOf(/Ruhestand/)).toHaveTextContent('Zurückgestellt'));
  expect(choice()).toBeVisible(); // nobody loses the field under their hands
  await userEvent.click(screen.getByRole('button', { name: 'Alle' }));
  await userEvent.click(screen.getByRole('button', { name: 'Offen' }));
  expect(screen.queryByRole('combobox', { name: /Entscheidung zu Ruhestand/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Geklärt' }));
  expect(rowOf(/Ruhestand/)).toHaveTextContent('Vom Haushalt zurückgestellt.');
  expect(rowOf(/Ruhestand/)).not.toHaveTextContent('Handeln');
  expect(screen.queryByRole('row', { name: /Arbeitskraft Aylin/ })).not.toBeInTheDocument();
});

const putOff = {
  items: {
    '0f0f0f0f-0000-4000-8000-000000000001': {
      position: 0,
      topic: 'oldAge' as const,
      decision: 'later' as const,
      reason: 'nach dem Umzug',
    },
    '0f0f0f0f-0000-4000-8000-000000000002': {
      position: 1,
      topic: 'professionalLiability' as const,
      decision: 'notWanted' as const,
    },
  },
};

test('what was decided stands there with its reason, also of a topic that concerns nobody any more', async () => {
  await open({ needDecisions: putOff });
  const decided = within(await screen.findByRole('table', { name: 'Was entschieden ist' }));
  expect(decided.getByRole('row', { name: /^Ruhestand/ })).toHaveTextContent(/später.*nach dem Umzug/);
  expect(decided.getByRole('row', { name: /^Berufshaftpflicht/ })).toHaveTextContent('nicht gewünscht');
});

test('once a state was kept, what is missing now stands beside what was missing then', async () => {
  const derived = { net: {}, needs: [{ topic: 'liability', state: 'none' as const }] };
  await renderArea(analysis, { path, services: servicesWithState({ derived }), flags });
  expect(await screen.findByRole('heading', { name: 'Was sich seit 12.11.2025 geändert hat' })).toBeVisible();
  const covers = within(await screen.findByRole('table', { name: 'Was abgesichert ist' }));
  expect(covers.getByRole('row', { name: /^Privathaftpflicht/ })).toHaveTextContent(/fehlt.*vorhanden/);
  expect(covers.getByRole('row', { name: /^Wohngebäude/ })).toHaveTextContent(
    /noch nicht bekannt.*vorhanden/,
  );
});

test('a damaged state leaves what was decided where it is, and alerts once', async () => {
  const services = servicesWithState({ today: { needDecisions: putOff } });
  services.intercept(({ method, url }) =>
    method === 'GET' && url.pathname.endsWith(snapshotId) ? problemAnswer(409, 'conflict') : undefined,
  );
  await renderArea(analysis, { path, services, flags });
  expect(await screen.findByText('Dieser Stand ist beschädigt und nicht verwendbar')).toBeVisible();
  const decided = within(screen.getByRole('table', { name: 'Was entschieden ist' }));
  expect(decided.getByRole('row', { name: /^Ruhestand/ })).toHaveTextContent('später');
});

const bare = (sections: TestHousehold['sections'] = {}) => {
  const all = musterhaus.sections;
  const empty = Object.fromEntries(
    Object.keys(all).map((name) => [name, name === 'persons' ? all.persons : { items: {} }]),
  ) as TestHousehold['sections']; // the same names
  return createTestServices([{ ...musterhaus, sections: { ...empty, ...sections } }]);
};

const skipAll = async () => {
  for (let asked = 0; asked < 5; asked += 1) {
    const skip = screen.queryByRole('button', { name: 'Überspringen' });
    if (skip) await userEvent.click(skip);
  }
};

test('where nothing can be judged yet the first questions are asked, and lead on', async () => {
  await renderArea(analysis, { path, services: bare(), flags });
  expect(await screen.findByText('Erst ein paar Angaben, dann die Auswertung')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Noch ist zu wenig bekannt');
  const inQuestion = () => document.activeElement?.closest('form') !== null;
  expect(inQuestion()).toBe(false); // who arrives is not taken away from where they are
  expect(screen.queryByRole('img', { name: /^Gedeckt/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Überspringen' }));
  expect(inQuestion()).toBe(true);
  await skipAll();
  expect(await screen.findByRole('link', { name: /Verträge erfassen/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Noch ist keine dieser Angaben da' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Es fehlen noch die Verträge.');
  expect(screen.getByRole('button', { name: 'Weitere Fragen' })).toHaveFocus();
});

test('health alone is too little: questions are asked, and the customer is told of no share', async () => {
  const { employments } = musterhaus.sections;
  const services = bare(employments && { employments });
  await renderArea(analysis, { path, services, flags });
  expect(await screen.findByText('Erst ein paar Angaben, dann die Auswertung')).toBeVisible();
  expect(rowOf(/Krankheit/)).toHaveTextContent('In Ordnung');
});

test('without its flag there is no evaluation, and the page says why', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the sink reports the page
  const { messages } = await renderArea(analysis, { path, services: createTestServices([musterhaus]) });
  await waitFor(() => expect(messages.map(({ type }) => type)).toContain('showMessage'));
  expect(screen.queryByRole('heading', { name: 'Auswertung' })).not.toBeInTheDocument();
});

test('without its permission there is no evaluation, though its flag is on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the sink reports the refused page
  const held = Object.values(permissions).filter((one) => one !== permissions.analysisEvaluation);
  const services = createTestServices([musterhaus]);
  await renderArea(analysis, { path, services, flags, user: { permissions: held } });
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
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

test('the customer is not told of fields that nobody knows as if they were uncovered', async () => {
  const legal = musterhaus.sections.employments;
  const services = createTestServices([
    {
      ...musterhaus,
      sections: { ...musterhaus.sections, incomes: { items: {} }, ...(legal && { employments: legal }) },
    },
  ]);
  await renderArea(analysis, { path, services, flags, customer: customerLooks });
  const page = await customersPage();
  await waitFor(() => expect(page).toHaveTextContent(/In \d von \d Feldern/));
  const [, all, unknown] = /von (\d) Feldern.*Von weiteren (\d)/.exec(page.textContent ?? '') ?? [];
  expect(Number(all) + Number(unknown)).toBe(9);
  expect(Number(unknown)).toBeGreaterThan(0);
});
