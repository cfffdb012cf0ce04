import type { HouseholdConsents } from '@vp-digital/core/contracts';
import {
  buttons,
  closed,
  json,
  problemAnswer,
  renderArea,
  type RenderAreaOptions,
  testHouseholds,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import haushalt from '../../mount';
import { consentServices, informed, record } from '../../shared/testing/consentServices';

const [, musterhaus] = testHouseholds;
const household = musterhaus;
const { householdId } = household.summary;
const personId = (firstName: string) =>
  household.summary.persons.find((person) => person.firstName === firstName)?.personId ?? '';
const [jonas, aylin, emil] = [personId('Jonas'), personId('Aylin'), personId('Emil')];
const path = routes.dataProtection.href({ householdId });
const everybody = [...informed(jonas), ...informed(aylin)];

async function open(
  start: Parameters<typeof consentServices>[1] = { records: everybody },
  options: Partial<RenderAreaOptions> = {},
  of = household,
) {
  const world = consentServices(of, start);
  const area = await renderArea(haushalt, { path, services: world.services, ...options });
  const sent: unknown[] = [];
  area.bus.subscribe('updatedConsent', (payload) => sent.push(payload));
  await screen.findByRole('heading', { level: 1, name: /Datenschutz|Data protection/ });
  return { ...world, area, sent };
}

const card = (name: string) => screen.findByRole('region', { name });
const row = async (name: string, topic: string) =>
  within(await card(name)).getByRole('row', { name: new RegExp(`^${topic}`) });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

test('of who has died nothing is missing and nothing is asked, what was recorded stays; a way that asks for one consent has its focus', async () => {
  const { sections } = household;
  const { persons } = sections;
  if (!persons) throw new Error('the persons are missing');
  const items = { ...persons.items };
  items[jonas] = { ...items[jonas], deceasedOn: '2026-05-04' } as (typeof items)[string]; // one of them
  const widowed = { ...household, sections: { ...sections, persons: { ...persons, items } } };
  const records = [record(jonas, 'electronicDocuments')];
  const world = consentServices(household);
  const texts = [
    ...world.kept.texts,
    { ...world.kept.texts[2], topic: 'electronicDocuments' },
  ] as HouseholdConsents['texts']; // of one more purpose
  await open({ records, texts }, { path: `${path}?fokus=electronicDocuments` }, widowed);
  expect(screen.getByText('Aylin hat die Datenschutzinformation noch nicht erhalten.')).toBeVisible();
  const gone = within(await card('Jonas Musterhaus'));
  expect(gone.getByText('Verstorben')).toBeVisible();
  expect(gone.getByRole('row', { name: /^Unterlagen elektronisch/ })).toHaveTextContent('Erteilt');
  expect(gone.queryByRole('row', { name: /^Werbung per E-Mail/ })).toBeNull();
  expect(gone.queryByRole('button', { name: /^(Erteilen|Neue Fassung|Mehrere|Information)/ })).toBeNull();
  const give = await screen.findByRole('button', { name: /^Erteilen: Unterlagen elektronisch/ });
  await waitFor(() => expect(give).toHaveFocus());
  await press('Information aushändigen');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('checkbox', { name: /Jonas/ })).toBeNull();
  expect(dialog.getByRole('checkbox', { name: /Aylin/ })).toBeVisible();
});

test('nothing recorded: says whom the information is missing for, and hands it over to everybody at once', async () => {
  const { requests } = await open({});
  expect(screen.getByText('Noch ist nichts festgehalten')).toBeVisible();
  expect(
    screen.getByText('Jonas und Aylin haben die Datenschutzinformation noch nicht erhalten.'),
  ).toBeVisible();
  await press('Information aushändigen');
  await press('Aushändigung festhalten');
  expect(await screen.findByText('Bitte den Weg angeben')).toBeVisible(); // how is not claimed for anybody
  expect(requests).toEqual([]);
  await press('Auf Papier');
  await press('Aushändigung festhalten');
  await screen.findByText('Alle ab 16 Jahren sind informiert. Einwilligungen gibt es keine.');
  expect(requests).toMatchObject([
    { action: 'handedOver', on: '2026-10-01', way: 'paper', topics: [{}, { topic: 'initialInformation' }] },
  ]);
  expect(await row('Jonas Musterhaus', 'Datenschutzinformation')).toHaveTextContent(
    'Ausgehändigt 01.10.2026',
  );
});

test('whoever decides for herself is proposed for the information, a small child is not', async () => {
  await open({});
  await press('Information aushändigen');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('checkbox', { name: /Aylin/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /Lia/ })).not.toBeChecked();
});

test('another form of a consent begins without the error of the one that was tried', async () => {
  await open();
  await press('Mehrere Einwilligungen aufnehmen: Jonas');
  await press('Einwilligung festhalten');
  await press('Klick');
  expect(await screen.findByRole('textbox', { name: 'Vor- und Nachname' })).toBeValid();
  await press('Einwilligung festhalten');
  expect(screen.getByRole('textbox', { name: 'Vor- und Nachname' })).toBeInvalid();
});

test('the table says since when, under which wording, in which form, and what is to be renewed', async () => {
  await open({ records: [...everybody, record(jonas, 'marketingEmail'), record(jonas, 'healthData')] });
  expect(await row('Jonas Musterhaus', 'Gesundheitsangaben')).toHaveTextContent(
    /Erteilt 12\.11\.2025.*2025-07.*Klick mit Namen/,
  );
  const mail = await row('Jonas Musterhaus', 'Werbung per E-Mail');
  expect(mail).toHaveTextContent('Neue Fassung');
  expect(within(mail).getByRole('button', { name: /Neue Fassung bestätigen/ })).toBeVisible();
  expect(screen.getByText('Alle ab 16 Jahren sind informiert, etwas ist zu erneuern: Jonas.')).toBeVisible();
});

test('a consent by a click takes a tick and a name, none chosen beforehand, and is told to the shell', async () => {
  const { requests, sent } = await open();
  await press('Mehrere Einwilligungen aufnehmen: Jonas');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await press('Klick');
  await press('Einwilligung festhalten');
  expect(screen.getByText('Bitte mindestens einen Zweck wählen')).toBeVisible();
  expect(screen.getByText(/Bitte den Namen angeben/)).toBeVisible();
  await tick('Werbung per E-Mail: ich willige ein');
  await userEvent.type(screen.getByRole('textbox', { name: 'Vor- und Nachname' }), 'Jonas Musterhaus');
  await press('Einwilligung festhalten');
  expect(await row('Jonas Musterhaus', 'Werbung per E-Mail')).toHaveTextContent('Erteilt 01.10.2026');
  expect(requests).toEqual([
    {
      action: 'given',
      personId: jonas,
      givenBy: jonas,
      topics: [{ topic: 'marketingEmail', textVersion: '2026-04' }],
      proof: { form: 'click', name: 'Jonas Musterhaus' },
    },
  ]);
  expect(sent).toMatchObject([{ personId: jonas, granted: true }]);
});

test('a signature is kept as strokes with times', async () => {
  const { requests } = await open();
  await press('Erteilen: Gesundheitsangaben, Jonas');
  await tick('Gesundheitsangaben: ich willige ein');
  const field = await screen.findByRole('group', { name: 'Unterschriftenfeld' });
  await press('Einwilligung festhalten');
  expect(within(field).getByRole('alert')).toHaveTextContent('Bitte unterschreiben');
  const pad = field.querySelector('[data-pad]') as SVGElement; // the pad is decoration to those who hear the page
  const point = (type: string, clientX: number, clientY: number) =>
    fireEvent(pad, new MouseEvent(`pointer${type}`, { clientX, clientY, bubbles: true }));
  point('down', 10, 20);
  for (let x = 1; x < 12; x += 1) point('move', 10 + 9 * x, 30);
  point('up', 109, 30);
  point('move', 500, 30);
  expect(within(field).getByRole('status')).toHaveTextContent('Unterschrift vorhanden');
  await press('Einwilligung festhalten');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests).toMatchObject([{ proof: { form: 'signature', signature: { width: 600, height: 200 } } }]);
  const [stroke, ...others] = signatureIn(requests[0]);
  expect(others).toEqual([]);
  expect(stroke).toHaveLength(12);
  expect(stroke?.[0]?.slice(0, 2)).toEqual([10, 20]);
});

const signatureIn = (request: unknown) =>
  (request as { proof: { signature: { strokes: number[][][] } } }).proof.signature.strokes; // matched above

test('advertising by phone is not consented to by word of mouth', async () => {
  const { requests } = await open();
  await press('Erteilen: Werbung per Telefon, Jonas');
  await tick('Werbung per Telefon: ich willige ein');
  await press('Mündlich');
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Gesprächsnotiz' }),
    'Im Gespräch so gesagt worden',
  );
  expect(screen.getByText(/geht nicht mündlich/)).toBeVisible();
  await press('Einwilligung festhalten');
  expect(requests).toEqual([]);
});

test('for a child a guardian consents, who has to be named', async () => {
  const { requests } = await open();
  expect(await card('Emil Musterhaus')).toHaveTextContent('bis zum 16. Geburtstag');
  await press('Erteilen: Gesundheitsangaben, Emil');
  await tick('Gesundheitsangaben: ich willige ein');
  await press('Klick');
  await userEvent.type(screen.getByRole('textbox', { name: 'Vor- und Nachname' }), 'Aylin Musterhaus');
  await press('Einwilligung festhalten');
  expect(screen.getByText('Bitte auswählen, wer einwilligt')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: /Wer willigt für Emil ein/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Aylin Musterhaus' }));
  await press('Einwilligung festhalten');
  await waitFor(() => expect(requests).toMatchObject([{ personId: emil, givenBy: aylin }]));
});

test('what is half filled in is not lost without a question, and leaving the page asks', async () => {
  const { area, requests } = await open();
  await press('Erteilen: Gesundheitsangaben, Jonas');
  await tick('Gesundheitsangaben: ich willige ein');
  expect(Object.values(area.state().session.dirty)).toMatchObject([
    { area: 'haushalt', label: 'Angefangene Einwilligung von Jonas', state: 'editing' },
  ]);
  await press('Abbrechen');
  await press('Weiter ausfüllen');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await press('Abbrechen');
  await press('Verwerfen');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(area.state().session.dirty).toEqual({});
  expect(requests).toEqual([]);
});

test('withdrawing says what it does, takes one more press, and other areas read the documents again', async () => {
  const world = consentServices(
    household,
    { records: [...everybody, record(jonas, 'healthData')] },
    { persons: 7, contracts: 4 },
  );
  const area = await renderArea(haushalt, { path, services: world.services });
  const sent: unknown[] = [];
  area.bus.subscribe('updatedConsent', (payload) => sent.push(payload));
  await press('Widerrufen: Gesundheitsangaben, Jonas');
  expect(screen.getByText(/ob Jonas raucht, wird jetzt gelöscht/)).toBeVisible();
  await press('Widerruf festhalten');
  expect(await row('Jonas Musterhaus', 'Gesundheitsangaben')).toHaveTextContent('Widerrufen 01.10.2026');
  expect(world.requests).toEqual([{ action: 'withdrawn', personId: jonas, topic: 'healthData' }]);
  expect(sent).toMatchObject([{ personId: jonas, granted: false }]);
  expect(area.state().session.revisions[householdId]).toMatchObject({
    persons: { version: 7 },
    contracts: { version: 4 },
  });
});

describe('purposes beside those of advice', () => {
  const world = consentServices(household);
  const wordings = (['assistantAccess', 'aiEvaluation'] as const).map((topic) => ({
    ...world.kept.texts[2],
    topic,
  }));
  const texts = [...world.kept.texts, ...wordings] as HouseholdConsents['texts']; // of two more purposes

  test('assistants are refused before anybody has consented, and what that does is said first', async () => {
    const { requests, sent } = await open({ records: everybody, texts });
    expect(await row('Jonas Musterhaus', 'Zugriff durch die Assistenz')).toHaveTextContent('Nicht abgelehnt');
    await press('Ablehnen: Zugriff durch die Assistenz, Jonas');
    expect(
      screen.getByText(/findet, liest und ändert den ganzen Haushalt ab sofort nicht mehr/),
    ).toBeVisible();
    expect(screen.queryByText(/dass sie einmal erteilt war/)).toBeNull();
    await press('Ablehnung festhalten');
    const line = await row('Jonas Musterhaus', 'Zugriff durch die Assistenz');
    expect(line).toHaveTextContent('Abgelehnt 01.10.2026');
    expect(requests).toEqual([{ action: 'withdrawn', personId: jonas, topic: 'assistantAccess' }]);
    expect(sent).toMatchObject([{ personId: jonas, granted: false }]);
    expect(within(line).queryByRole('button', { name: /^Ablehnen/ })).toBeNull();
    expect(within(line).getByRole('button', { name: /^Erteilen/ })).toBeVisible();
  });

  test('nothing else is refused: what is not given is not allowed; nobody is asked about assistants for a child', async () => {
    await open({ records: everybody, texts });
    await card('Emil Musterhaus');
    expect(buttons().filter((name) => name?.startsWith('Ablehnen'))).toEqual([
      'Ablehnen: Zugriff durch die Assistenz, Jonas',
      'Ablehnen: Zugriff durch die Assistenz, Aylin',
    ]);
  });

  test('an evaluation by AI is consented to for other systems, and taken back with what that does not do', async () => {
    await open({ records: [...everybody, record(jonas, 'aiEvaluation')], texts });
    await press('Widerrufen: Auswertung durch KI, Jonas');
    expect(
      screen.getByText(/Diese Anwendung selbst wertet nichts durch künstliche Intelligenz aus/),
    ).toBeVisible();
    await press('Widerruf festhalten');
    expect(await row('Jonas Musterhaus', 'Auswertung durch KI')).toHaveTextContent('Widerrufen 01.10.2026');
  });
});

test('the proof shows who, when and how', async () => {
  const proof = { form: 'click', name: 'J. Musterhaus' } as const;
  await open({ records: [...everybody, record(jonas, 'healthData', { proof })] });
  await press('Nachweis: Gesundheitsangaben, Jonas');
  const dialog = await screen.findByRole('dialog', { name: 'Nachweis: Gesundheitsangaben' });
  expect(await within(dialog).findByText('J. Musterhaus')).toBeVisible();
  expect(within(dialog).getByText('Petra Beispiel')).toBeVisible();
});

test('a refused or failed recording keeps what was entered and says so', async () => {
  const { services } = await open();
  services.intercept(({ method }) => (method === 'POST' ? problemAnswer(422, 'invalid') : undefined));
  await press('Erteilen: Gesundheitsangaben, Jonas');
  await tick('Gesundheitsangaben: ich willige ein');
  await press('Klick');
  await userEvent.type(screen.getByRole('textbox', { name: 'Vor- und Nachname' }), 'Jonas Musterhaus');
  await press('Einwilligung festhalten');
  expect(await screen.findByText('Der Dienst hat das abgelehnt')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Vor- und Nachname' })).toHaveValue('Jonas Musterhaus');
});

test('a request for deletion is recorded once, stays visible, and can be taken back', async () => {
  const { services, kept } = await open();
  const request = { requestId: crypto.randomUUID(), requestedBy: 'Petra Beispiel', personId: jonas };
  const orders: unknown[] = [];
  services.intercept(({ url, body }) => {
    if (!url.pathname.includes('/deletion-requests')) return undefined;
    const isWithdrawal = url.pathname.endsWith('/withdrawal');
    if (!isWithdrawal) orders.push(body);
    const at = '2026-10-01T10:00:00.000Z';
    const state = isWithdrawal
      ? ({ state: 'withdrawn', decidedAt: at } as const)
      : ({ state: 'requested' } as const);
    kept.deletionRequests = [{ ...request, requestedAt: at, reason: 'Auf Wunsch', ...state }];
    return json(201, kept);
  });
  await press('Löschung beantragen: Jonas');
  await press('Antrag festhalten');
  expect(screen.getByText('Bitte mindestens 3 Zeichen angeben')).toBeVisible();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Grund oder Wortlaut des Wunsches' }),
    'Auf Wunsch',
  );
  await press('Antrag festhalten');
  const list = await card('Löschanträge');
  expect(list).toHaveTextContent('Jonas Musterhaus, beantragt 01.10.2026');
  expect(orders).toEqual([{ reason: 'Auf Wunsch', personId: jonas }]);
  await press('Antrag zurücknehmen: Jonas Musterhaus');
  await within(list).findByText('Zurückgenommen 01.10.2026');
});

test('who may not see health data or tax numbers exports nothing', async () => {
  const held = Object.values(permissions).filter((permission) => permission !== permissions.documentUpload);
  await open(undefined, { user: { permissions: held } });
  expect(await screen.findByRole('button', { name: 'Protokoll (PDF): Jonas' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Auskunft/ })).toBeNull();
});

test('stands in English', async () => {
  await open(undefined, { language: 'en' });
  expect(
    await screen.findByText('Everybody aged 16 or over is informed. There are no consents.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Give: Health data, Jonas' })).toBeVisible();
});

describe('only to be read', () => {
  const start = { records: [...everybody, record(jonas, 'marketingEmail'), record(jonas, 'healthData')] };
  const role = {
    impersonationId: '11111111-0000-4000-8000-000000000001',
    name: 'Sabine Senior',
    endsAt: '2026-10-01T11:00:00.000Z',
  };

  test('a closed household takes no consent; what a person has a right to stays', async () => {
    const { requests } = await open(start, {}, closed(household));
    const health = await row('Jonas Musterhaus', 'Gesundheitsangaben');
    await waitFor(() => expect(buttons().join()).not.toMatch(/Erteilen|Neue Fassung|aushändigen|Mehrere/));
    expect(
      within(health)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nachweis', 'Widerrufen']);
    const person = within(await card('Jonas Musterhaus'));
    for (const right of [/^Protokoll/, /^Auskunft zum Lesen/, /^Auskunft als Datei/, /^Löschung/])
      expect(person.getByRole('button', { name: right })).toBeVisible();
    await userEvent.click(person.getByRole('button', { name: /Löschung/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Begründung|Grund/ }), 'Kein Kunde mehr');
    await press('Abbrechen');
    await userEvent.click(within(health).getByRole('button', { name: /Widerrufen/ }));
    await press('Widerruf festhalten');
    await waitFor(() => expect(requests).toMatchObject([{ action: 'withdrawn', topic: 'healthData' }]));
  });

  test('who acts in the role of another does nothing of it', async () => {
    await open(start, { user: { impersonation: role } });
    await row('Jonas Musterhaus', 'Gesundheitsangaben');
    expect(buttons()).toEqual([]);
  });
});
