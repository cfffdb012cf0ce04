import type { Administration, MoveOutPreview } from '@vp-digital/core/contracts';
import {
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../../mount';

const [single, musterhaus] = testHouseholds;
const { householdId, name, persons } = musterhaus.summary;
const idOf = (firstName: string) => persons.find((person) => person.firstName === firstName)?.personId;
const created = single.summary.householdId;

const file: Administration = {
  householdId,
  legacyHouseholdId: 100_002,
  name,
  status: 'active',
  mayAdminister: true,
  responsible: { name: 'Petra Beispiel', contract: '4711' },
  colleagues: [],
  recipients: [],
  retention: [],
  held: [],
  sharedWith: [],
};
const preview: MoveOutPreview = {
  name: 'Musterhaus, Aylin',
  obstacles: [],
  sections: [
    { section: 'persons', goes: 1, joint: 0, stays: 3 },
    { section: 'contracts', goes: 2, joint: 4, stays: 0 },
  ],
  entries: [
    { section: 'contracts', fate: 'goes', code: 'legal', personIds: [idOf('Aylin') ?? ''] },
    { section: 'contracts', fate: 'joint', code: 'liability', name: 'Muster AG', personIds: [] },
    { section: 'incomes', fate: 'stays', code: 'ofALaterRelease', personIds: [idOf('Jonas') ?? ''] },
  ],
  readers: [],
  consents: 3,
  snapshots: 2,
  files: 1,
  basis: 'basis',
};

interface Situation {
  current?: Partial<Administration>;
  look?: (body: unknown) => Response;
  move?: () => Response;
  /** Whom the address names. */
  person?: string | undefined;
}

/** The administration of a household, and what is asked of the services about moving out of it. */
async function open({ current = {}, look, move, person }: Situation = {}) {
  const services = createTestServices([single, musterhaus].flatMap((one) => one ?? []));
  const asked: unknown[] = [];
  const moved: unknown[] = [];
  const shown = { ...file, ...current };
  services.intercept(({ url: { pathname }, method, body }) => {
    if (pathname.endsWith('/audit')) return json(200, { entries: [] });
    if (pathname.endsWith('/snapshots')) return json(200, []);
    if (pathname.endsWith('/move-out-preview')) {
      asked.push(body);
      return look?.(body) ?? json(200, preview);
    }
    if (pathname.endsWith('/move-out')) {
      moved.push(body);
      return (
        move?.() ??
        json(201, { householdId: created, legacyHouseholdId: 300_000_000, versions: { persons: 2 } })
      );
    }
    if (pathname.endsWith('/administration') && method === 'GET') return json(200, shown);
    return undefined;
  });
  const address = routes.householdAdministration.href({ householdId: shown.householdId });
  const path = person === undefined ? address : `${address}?person=${person}`;
  const area = await renderArea(haushalt, { path, services });
  return { ...area, asked, moved };
}

const prepare = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Weggang vorbereiten' }));
const choose = async (firstName: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^${firstName} Musterhaus`) }));
const confirm = () => screen.getByRole('button', { name: 'Eigenen Haushalt anlegen' });

test('the preview says what comes along, what is joint and what stays', async () => {
  const { asked } = await open();
  await prepare();
  expect(await screen.findByRole('checkbox', { name: 'Aylin Musterhaus (21.01.1990)' })).not.toBeChecked();
  expect(confirm()).toBeDisabled();
  await choose('Aylin');
  expect(await screen.findByText(/Neuer Haushalt: „Musterhaus, Aylin“/)).toBeInTheDocument();
  expect(screen.getByText('2 mit, 4 gemeinsam')).toBeInTheDocument();
  expect(screen.getByText(/^Einwilligungen \(3\)/)).toHaveTextContent(
    'Gemeinsames, Stände (2) und Dateien (1) bleiben hier',
  );
  expect(confirm()).toBeEnabled();
  await choose('Lia');
  await waitFor(() =>
    expect(asked).toEqual(
      [[idOf('Aylin')], [idOf('Aylin'), idOf('Lia')]].map((personIds) => ({ personIds, reason: 'movedOut' })),
    ),
  );
});

test('which contracts and incomes these are is said on demand', async () => {
  await open();
  await prepare();
  await choose('Aylin');
  const names = await screen.findByRole('button', { name: 'Welche das sind' });
  expect(screen.queryByRole('group', { name: 'Kommt mit' })).toBeNull();
  await userEvent.click(names);
  expect(screen.getByRole('group', { name: 'Kommt mit' })).toHaveTextContent('VerträgeRechtsschutz, Aylin');
  expect(screen.getByRole('group', { name: 'Gemeinsam, bleibt hier' })).toHaveTextContent(
    'VerträgePrivathaftpflicht Muster AG',
  );
  expect(screen.getByRole('group', { name: 'Bleibt hier' })).toHaveTextContent('EinkommenJonas');
  await userEvent.click(screen.getByRole('button', { name: 'Namen ausblenden' }));
  expect(screen.queryByRole('group', { name: 'Kommt mit' })).toBeNull();
});

test('who moves out gets a household, and its overview opens', async () => {
  const { moved, path } = await open();
  await prepare();
  await choose('Aylin');
  await waitFor(() => expect(confirm()).toBeEnabled());
  await userEvent.click(confirm());
  await waitFor(() => expect(path()).toBe(routes.householdOverview.href({ householdId: created })));
  expect(moved).toEqual([{ personIds: [idOf('Aylin')], reason: 'movedOut', basis: 'basis' }]);
});

test('whoever the address names is chosen; the file of who has died is closed, and this household stays open', async () => {
  const { moved, path } = await open({ person: idOf('Jonas') });
  await prepare();
  expect(await screen.findByRole('checkbox', { name: /^Jonas Musterhaus/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Verstorben' }));
  expect(await screen.findByText(/^Archivierte Akte: /)).toBeInTheDocument();
  expect(screen.getByText(/gilt danach als verwitwet/)).toBeInTheDocument();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Verstorben am' }), '29.09.2026');
  const close = screen.getByRole('button', { name: 'Als verstorben ausbuchen' });
  await waitFor(() => expect(close).toBeEnabled());
  await userEvent.click(close);
  await waitFor(() => expect(path()).toBe(routes.householdOverview.href({ householdId })));
  expect(moved).toEqual([
    { personIds: [idOf('Jonas')], reason: 'deceased', basis: 'basis', deceasedOn: '2026-09-29' },
  ]);
});

test.each([
  ['31.11.2026', /Diesen Tag gibt es nicht/],
  ['02.10.2026', /Zukunft/],
  ['20.01.1990', /21\.01\.1990/], // Aylin's birth was the day after
])('a day on which nobody of them can have died (%s) is said, and closes no file', async (day, complaint) => {
  const { moved } = await open({ person: idOf('Aylin') });
  await prepare();
  await userEvent.click(await screen.findByRole('button', { name: 'Verstorben' }));
  const close = screen.getByRole('button', { name: 'Als verstorben ausbuchen' });
  await waitFor(() => expect(close).toBeEnabled());
  const field = await screen.findByRole('textbox', { name: 'Verstorben am' });
  await userEvent.type(field, day);
  await userEvent.click(screen.getByRole('button', { name: 'Verstorben' })); // once more: the field stays
  await userEvent.click(close);
  expect(field).toHaveAccessibleDescription(complaint);
  expect(field).toBeInvalid();
  expect(close).toBeDisabled();
  expect(moved).toEqual([]);
  await userEvent.clear(field);
  await waitFor(() => expect(close).toBeEnabled());
});

test('what stands against it is said, and nothing can be confirmed', async () => {
  const obstacles: MoveOutPreview['obstacles'] = [
    { code: 'minor', householdName: name },
    { code: 'sharedReport', householdName: name },
  ];
  await open({ look: () => json(200, { ...preview, obstacles }) });
  await prepare();
  await choose('Lia');
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  const [minor, shared] = screen.getAllByRole('alert');
  expect(minor).toHaveTextContent('Minderjährige ziehen nur mit jemand Volljährigem aus');
  expect(shared).toHaveTextContent(
    `Das geht erst, wenn „ein Dokument“ von „${name}“ nicht mehr per Link geteilt ist`,
  );
  expect(confirm()).toBeDisabled();
  expect(screen.queryByText('2 mit, 4 gemeinsam')).toBeNull();
});

test('a preview that fails is said', async () => {
  await open({ look: () => problemAnswer(422, 'invalid') });
  await prepare();
  await choose('Aylin');
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Vorschau ist gerade nicht möglich');
  expect(confirm()).toBeDisabled();
});

test('a household that was changed meanwhile stays as it is, and that is said', async () => {
  const { path } = await open({ move: () => problemAnswer(409, 'conflict') });
  await prepare();
  await choose('Aylin');
  await waitFor(() => expect(confirm()).toBeEnabled());
  await userEvent.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('Nicht ausgeführt');
  expect(path()).toBe(routes.householdAdministration.href({ householdId }));
});

test.each<[string, Partial<Administration>]>([
  ['who only works with the household', { mayAdminister: false }],
  ['an archived household', { status: 'archived' }],
  ['somebody who lives alone', { householdId: created }],
])('is not offered: %s', async (_, current) => {
  await open({ current });
  expect(await screen.findByRole('region', { name: 'Akte' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('–')).toBeNull()); // who lives there is known
  expect(screen.queryByRole('button', { name: 'Weggang vorbereiten' })).toBeNull();
});

test('who else will read the new household is named, and has to be meant', async () => {
  const readers = [{ contract: '4700', name: 'Sabine Senior' }];
  const { moved } = await open({ look: () => json(200, { ...preview, readers }) });
  await prepare();
  await choose('Aylin');
  expect(await screen.findByText('Sabine Senior – Vertrag 4700')).toBeInTheDocument();
  expect(confirm()).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Das ist so gewollt/ }));
  await waitFor(() => expect(confirm()).toBeEnabled());
  await userEvent.click(confirm());
  await waitFor(() =>
    expect(moved).toEqual([
      { personIds: [idOf('Aylin')], reason: 'movedOut', basis: 'basis', knowsReaders: true },
    ]),
  );
});
