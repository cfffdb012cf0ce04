import type { Intake } from '@vp-digital/core/contracts';
import { createTestServices, json, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { intakeFlag, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const [jonas = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});
const linkId = '7b0c2d54-3f0a-4d5e-9a51-000000000001';

const link: Intake = {
  linkId,
  url: `https://vp.example/angaben/${linkId}`,
  createdAt: '2026-09-28T10:00:00.000Z',
  by: 'Petra Beispiel',
  expiresAt: '2026-10-12T10:00:00.000Z',
  areas: ['income', 'housing'],
  personIds: [jonas],
  answers: [],
};
const sent: Intake = {
  ...link,
  openedAt: '2026-09-29T10:00:00.000Z',
  sentAt: '2026-09-30T10:00:00.000Z',
  keptUntil: '2026-10-30T10:00:00.000Z',
  answers: [
    { field: 'housing.coldRent', value: 91_000 },
    { field: 'incomes.net', personId: jonas, value: 321_000 },
    { field: 'contracts.line', line: 1, value: 'petLiability' },
    { field: 'contracts.company', line: 1, value: 'Hundehaftpflicht Beispiel' },
  ].map((answer, at) => ({ ...answer, entryId: linkId.replace(/1$/, String(at + 2)) })),
};

/** Services that know these links, and do with them what ours do. */
function servicesWith(start: Intake[], { saves = true } = {}) {
  const services = createTestServices([musterhaus]);
  let links = start;
  const calls: { path: string; body: unknown }[] = [];
  services.intercept(({ url, method, body }) => {
    if (!saves && method === 'PATCH') return json(403, { status: 403, code: 'forbidden', title: 'No.' });
    const [, path] = /\/intakes(.*)$/.exec(url.pathname) ?? [];
    if (path === undefined) return undefined;
    if (method === 'GET') return json(200, links);
    calls.push({ path, body });
    if (path === '') links = [{ ...link, linkId: linkId.replace('1', '2') }, ...links];
    if (path.endsWith('/revocation'))
      links = links.map((one) => ({ ...one, closed: 'revoked', answers: [] }));
    if (path.endsWith('/decision')) {
      const { keys } = body as { keys: string[] };
      links = links.map((one) => ({
        ...one,
        answers: one.answers.filter(
          ({ field, personId, line }) => !keys.includes([field, personId ?? line].filter(Boolean).join('/')),
        ),
      }));
    }
    return json(201, links[0]);
  });
  return {
    services,
    calls,
    decideElsewhere: () => {
      links = links.map((one) => ({ ...one, closed: 'decided', answers: [] }));
    },
  };
}

const flags = {
  settled: () => true,
  isEnabled: (name: string) => name === intakeFlag,
  subscribe: () => () => {},
};
async function open(start: Intake[], options: { saves?: boolean; flagged?: boolean } = {}) {
  const made = servicesWith(start, options);
  await renderArea(analysis, {
    path: routes.analysis.href({ householdId }),
    services: made.services,
    ...(options.flagged !== false && { flags }),
  });
  return made;
}
const card = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

test('without the flag nobody is asked ahead', async () => {
  await renderArea(analysis, {
    path: routes.analysis.href({ householdId }),
    services: createTestServices([musterhaus]),
  });
  await screen.findByRole('region', { name: 'Fragebogen als PDF' });
  expect(screen.queryByRole('region', { name: 'Kunde füllt vorab aus' })).toBeNull();
});

test('without the flag a link that is open or waits can still be seen and closed', async () => {
  await open([sent], { flagged: false });
  await card('Vom Kunden ausgefüllt: 3 Angaben');
  const ahead = await card('Kunde füllt vorab aus');
  expect(ahead.getByRole('button', { name: /^Link vom .* zurückziehen$/ })).toBeVisible();
  expect(ahead.queryByRole('button', { name: 'Link erstellen' })).toBeNull();
});

test('a link is made for what is chosen, and its code is shown once', async () => {
  const { calls } = await open([]);
  const ahead = await card('Kunde füllt vorab aus');
  await userEvent.click(ahead.getByRole('button', { name: 'Link erstellen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ziele' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Aylin' }));
  await userEvent.click(dialog.getByRole('button', { name: '7 Tage' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Link und Code erstellen' }));
  const made = within(await screen.findByRole('dialog', { name: 'Link und Code zum Ausfüllen' }));
  const { code, ...request } = calls[0]?.body as { code: string };
  expect(request).toEqual({
    areas: ['persons', 'income', 'housing', 'expenses', 'contracts'],
    personIds: [jonas],
    days: 7,
  });
  expect(made.getByText(code.replace(/(.{4})/, '$1-'))).toBeVisible();
  expect(made.getByText(/^https:/)).toBeVisible();
  await userEvent.click(made.getByRole('button', { name: 'Fertig' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body).not.toHaveTextContent(code);
  expect(await ahead.findByText(/^Noch nicht geöffnet, gültig bis/)).toBeVisible();
});

test('without an area or a person there is nothing to ask', async () => {
  await open([]);
  await userEvent.click(
    (await card('Kunde füllt vorab aus')).getByRole('button', { name: 'Link erstellen' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Jonas' }));
  expect(dialog.getByRole('button', { name: 'Link und Code erstellen' })).toBeEnabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Aylin' }));
  expect(dialog.getByRole('button', { name: 'Link und Code erstellen' })).toBeDisabled();
});

test('a link says how it stands and can be withdrawn', async () => {
  await open([{ ...link, openedAt: '2026-09-29T10:00:00.000Z' }]);
  const ahead = await card('Kunde füllt vorab aus');
  expect(await ahead.findByText('Geöffnet am 29.09.2026, 12:00, gültig bis 12.10.2026')).toBeVisible();
  await userEvent.click(ahead.getByRole('button', { name: /^Link vom .* zurückziehen$/ }));
  const question = within(await screen.findByRole('dialog', { name: 'Link zurückziehen?' }));
  await userEvent.click(question.getByRole('button', { name: 'Zurückziehen' }));
  expect(await ahead.findByText('Zurückgezogen')).toBeVisible();
  expect(ahead.queryByRole('button', { name: /zurückziehen$/ })).toBeNull();
});

test('a link by which something was sent is withdrawn only when somebody has agreed to the loss', async () => {
  const { calls } = await open([sent]);
  const ahead = await card('Kunde füllt vorab aus');
  const withdraw = () => userEvent.click(ahead.getByRole('button', { name: /^Link vom .* zurückziehen$/ }));
  await withdraw();
  const dialog = within(await screen.findByRole('dialog', { name: '3 Angaben werden gelöscht' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  expect(calls).toEqual([]);
  await withdraw();
  await userEvent.click(await screen.findByRole('button', { name: 'Zurückziehen und löschen' }));
  expect(await ahead.findByText('Zurückgezogen')).toBeVisible();
});

test('what somebody else has decided meanwhile is not written again', async () => {
  const { services, decideElsewhere } = await open([sent]);
  const answeredCard = await card('Vom Kunden ausgefüllt: 3 Angaben');
  decideElsewhere();
  await userEvent.click(answeredCard.getByRole('button', { name: 'Alle übernehmen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Vom Kunden ausgefüllt/ })).toBeNull());
  expect(services.writes).toEqual([]);
});

test('what stands beside the like is not taken over with all the rest', async () => {
  const [recorded] = Object.values(musterhaus.sections.contracts?.items ?? {});
  const other = { line: 1, entryId: linkId };
  const answers = [
    { field: 'contracts.line', ...other, value: recorded?.line ?? '' },
    { field: 'contracts.company', ...other, value: 'Ganz Andere AG' },
  ];
  await open([{ ...sent, answers }]);
  const answeredCard = await card('Vom Kunden ausgefüllt: 1 Angabe');
  expect(answeredCard.getByText(/^zusätzlich zu dem, was erfasst ist/)).toBeVisible();
  expect(answeredCard.getByRole('button', { name: 'Alle übernehmen' })).toBeDisabled();
  expect(answeredCard.getByRole('button', { name: /^Übernehmen / })).toBeEnabled();
});

test('what has no place yet is not said to have failed', async () => {
  await open([{ ...sent, answers: [{ field: 'incomes.net', personId: linkId, entryId: linkId, value: 1 }] }]);
  const answeredCard = await card('Vom Kunden ausgefüllt: 1 Angabe');
  await userEvent.click(answeredCard.getByRole('button', { name: 'Alle übernehmen' }));
  expect(await answeredCard.findByText(/^Nichts davon lässt sich schon übernehmen/)).toBeVisible();
});

test('what was sent stands beside what is recorded, and only what is taken over is written', async () => {
  const { services, calls } = await open([sent]);
  const answeredCard = await card('Vom Kunden ausgefüllt: 3 Angaben');
  expect(answeredCard.getAllByRole('row')[1]).toHaveTextContent(
    /^Netto: 3\.210,00 €Einkommen · Jonas · erfasst: 3\.\d{3},\d\d €/,
  );
  expect(services.writes).toEqual([]);
  await userEvent.click(answeredCard.getByRole('button', { name: /^Weglassen .*Kaltmiete/ }));
  await card('Vom Kunden ausgefüllt: 2 Angaben');
  expect(services.writes).toEqual([]);
  expect(calls.at(-1)?.body).toEqual({ keys: ['housing.coldRent'] });
  await userEvent.click(screen.getByRole('button', { name: /^Übernehmen .*Netto/ }));
  await card('Vom Kunden ausgefüllt: 1 Angabe');
  expect(services.writes.map(({ section }) => section)).toEqual(['incomes']);
  expect(Object.values(services.section(householdId, 'incomes').items)).toContainEqual(
    expect.objectContaining({ personId: jonas, net: 321_000, source: 'customer' }),
  );
});

test('all of it is taken over at once, and can be taken back', async () => {
  const { services } = await open([sent]);
  const answeredCard = await card('Vom Kunden ausgefüllt: 3 Angaben');
  await userEvent.click(answeredCard.getByRole('button', { name: 'Alle übernehmen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Vom Kunden ausgefüllt/ })).toBeNull());
  const contracts = () => Object.values(services.section(householdId, 'contracts').items);
  expect(contracts()).toContainEqual(
    expect.objectContaining({
      line: 'petLiability',
      company: 'Hundehaftpflicht Beispiel',
      source: 'customer',
    }),
  );
  const before = contracts().length;
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(contracts()).toHaveLength(before - 1));
});

test('what could not be saved waits on', async () => {
  const { calls } = await open([sent], { saves: false });
  const answeredCard = await card('Vom Kunden ausgefüllt: 3 Angaben');
  await userEvent.click(answeredCard.getByRole('button', { name: 'Alle übernehmen' }));
  expect(await answeredCard.findByText(/^Nicht alles wurde übernommen/)).toBeVisible();
  expect(calls).toEqual([]);
});
