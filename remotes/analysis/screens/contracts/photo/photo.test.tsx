import { sampleHouseholds } from '@vp-digital/core/household/samples';
import {
  type Answer,
  consentTo,
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  serveConsents,
  testHousehold,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../../mount';

const sample = sampleHouseholds[1];
const musterhaus = testHousehold(sample);
const { householdId } = musterhaus.summary;
const path = routes.contracts.href({ householdId });

const certain = <Value,>(value: Value) => ({ value, confidence: 95 });
const proposal = {
  line: certain('petLiability'),
  company: certain('Nordlicht Versicherung AG'),
  number: { value: 'PH 4711-2208-3', confidence: 61 },
  premium: certain(7_490),
  frequency: certain('yearly'),
  start: certain('2021-04-01'),
  end: certain('2027-04-01'),
};

/** What jsdom has not: a browser that can show the picture, and one that cannot. */
function showPictures(decode: () => Promise<unknown>) {
  const canvas = { getContext: () => null, convertToBlob: async () => new Blob([], { type: 'image/jpeg' }) };
  Object.assign(globalThis, {
    createImageBitmap: decode,
    OffscreenCanvas: function OffscreenCanvas() {
      return canvas;
    },
  });
}
beforeEach(() => showPictures(async () => ({ width: 4_000, height: 3_000, close: () => undefined })));

/** The household's services, with whoever has consented to documents being read. */
function servicesWith(consented: readonly string[]) {
  const services = createTestServices([musterhaus]);
  const records = consented.map((personId) => consentTo('documentReading', personId));
  serveConsents(services, () => records);
  return services;
}
const grownUps = musterhaus.summary.persons
  .filter(({ role }) => role !== 'child')
  .map(({ personId }) => personId);

async function photograph(answer: () => Response) {
  const services = servicesWith(grownUps);
  const intercepted: Answer = ({ url }) =>
    url.pathname.endsWith(`/${householdId}/contract-proposals`) ? answer() : undefined;
  services.intercept(intercepted);
  await renderArea(analysis, { path, services });
  await userEvent.click(await screen.findByRole('button', { name: 'Versicherung hinzufügen' }));
  await userEvent.upload(
    await screen.findByLabelText('Vertrag fotografieren', { selector: 'input' }),
    new File(['bytes'], 'Police.png', { type: 'image/png' }),
  );
  return services;
}

test('nothing of a photo is taken that was not ticked; what was doubted says so', async () => {
  const services = await photograph(() => json(200, proposal));
  const sheet = within(await screen.findByRole('complementary', { name: 'Vom Foto gelesen' }));
  for (const box of sheet.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  const number = sheet.getByRole('checkbox', { name: 'Vertragsnummer: PH 4711-2208-3' });
  expect(number).toHaveAccessibleDescription(/Unsicher gelesen \(61 %\)/);
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Gesellschaft: Nordlicht Versicherung AG' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Beitrag: 74,90/ }));
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Zahlweise: jährlich' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Beginn: 01.04.2021' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: 'Beginn: 01.04.2021' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Mit 3 Angaben anlegen' }));
  expect(await screen.findByRole('complementary', { name: 'Tierhalterhaftpflicht' })).toBeInTheDocument();
  await waitFor(() => expect(services.writes).toHaveLength(1));
  const added = Object.values(services.section(householdId, 'contracts').items).at(-1);
  expect(added).toMatchObject({
    line: 'petLiability',
    company: 'Nordlicht Versicherung AG',
    premium: 7_490,
    frequency: 'yearly',
    source: 'document',
  });
  for (const name of ['number', 'start', 'end']) expect(added).not.toHaveProperty(name);
});

test('what was read with certainty is ticked by one press; what was doubted is not', async () => {
  await photograph(() => json(200, proposal));
  const sheet = within(await screen.findByRole('complementary', { name: 'Vom Foto gelesen' }));
  await userEvent.click(sheet.getByRole('button', { name: /^Alle \d+ sicher gelesenen Angaben ankreuzen$/ }));
  expect(sheet.getByRole('checkbox', { name: /^Beitrag: 74,90/ })).toBeChecked();
  expect(sheet.getByRole('checkbox', { name: 'Vertragsnummer: PH 4711-2208-3' })).not.toBeChecked();
});

test('whose it is, its value with its day, pension, rise and beneficiary are proposed, and taken as they were ticked', async () => {
  const [person] = musterhaus.summary.persons;
  const services = await photograph(() =>
    json(200, {
      line: certain('privatePension'),
      holder: certain(`${person?.firstName.toUpperCase()} ${person?.lastName}`),
      balance: certain(1_234_567),
      balanceAsOf: certain('2025-12-01'),
      projectedPension: certain(41_250),
      yearlyRise: certain(250),
      beneficiaries: certain('Ehegatte'),
      benefit: certain(41_250),
    }),
  );
  const sheet = within(await screen.findByRole('complementary', { name: 'Vom Foto gelesen' }));
  expect(sheet.getAllByRole('checkbox')).toHaveLength(6);
  await userEvent.click(sheet.getByRole('button', { name: /^Alle \d+ sicher gelesenen Angaben ankreuzen$/ }));
  expect(sheet.getByRole('checkbox', { name: /^Guthaben: 12\.345,67\s€$/ })).toBeChecked();
  expect(sheet.getByRole('checkbox', { name: /^Dynamik im Jahr: 2,5/ })).toBeChecked();
  await userEvent.click(sheet.getByRole('button', { name: 'Mit 6 Angaben anlegen' }));
  await waitFor(() => expect(services.writes).toHaveLength(1));
  expect(Object.values(services.section(householdId, 'contracts').items).at(-1)).toMatchObject({
    line: 'privatePension',
    personIds: [person?.personId],
    balance: 1_234_567,
    balanceAsOf: '2025-12-01',
    projectedPension: 41_250,
    yearlyRise: 250,
    beneficiaries: 'Ehegatte',
  });
});

test('a name of nobody in the household, and what covers all of it, propose no person', async () => {
  await photograph(() => json(200, { ...proposal, holder: certain('Erika Fremd') }));
  const sheet = within(await screen.findByRole('complementary', { name: 'Vom Foto gelesen' }));
  expect(sheet.queryByRole('checkbox', { name: /^Person/ })).not.toBeInTheDocument();
});

test('a photo of a contract of another kind leads to its tab; what its line does not have is not offered', async () => {
  await photograph(() => json(200, { ...proposal, line: certain('mortgage'), benefit: certain(100) }));
  const sheet = within(await screen.findByRole('complementary', { name: 'Vom Foto gelesen' }));
  expect(sheet.queryByRole('checkbox', { name: /Versicherungssumme/ })).not.toBeInTheDocument();
  expect(sheet.getByRole('checkbox', { name: /Ablauf/ })).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Rate: 74,90/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Mit einer Angabe anlegen' }));
  expect(await screen.findByRole('complementary', { name: 'Immobilienkredit' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Kredite/ })).toHaveAttribute('aria-selected', 'true');
});

test('a photo without a line asks for it first', async () => {
  await photograph(() => json(200, { company: proposal.company }));
  const sheet = within(await screen.findByRole('complementary', { name: 'Vom Foto gelesen' }));
  expect(sheet.getByRole('button', { name: 'Mit 0 Angaben anlegen' })).toBeDisabled();
  await userEvent.click(sheet.getByRole('combobox', { name: 'Sparte' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Rechtsschutz' }));
  await userEvent.click(sheet.getByRole('checkbox', { name: /Gesellschaft/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Mit einer Angabe anlegen' }));
  expect(await screen.findByRole('complementary', { name: 'Rechtsschutz' })).toBeInTheDocument();
});

test.each([
  ['nothing to read', () => problemAnswer(422, 'invalid'), /kein Vertrag zu erkennen/],
  ['a service that refuses', () => problemAnswer(413, 'too-large'), /konnte nicht gelesen werden/],
])('%s is said, and another picture may be taken', async (_, answer, message) => {
  await photograph(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Vertrag fotografieren' })).not.toHaveAttribute('aria-busy');
});

test('a file that is no picture never leaves the browser', async () => {
  showPictures(() => Promise.reject(new DOMException('not an image', 'InvalidStateError')));
  const answer = jest.fn(() => json(200, proposal));
  await photograph(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(/kein Bild/);
  expect(answer).not.toHaveBeenCalled();
});

test('without the permission for documents there is no photo', async () => {
  const own = Object.values(permissions).filter((key) => key !== permissions.documentUpload);
  await renderArea(analysis, {
    path,
    services: createTestServices([musterhaus]),
    user: { permissions: own },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Versicherung hinzufügen' }));
  expect(screen.getByRole('combobox', { name: 'Sparte' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Vertrag fotografieren' })).not.toBeInTheDocument();
});

test('before every grown-up has consented no picture is even asked for', async () => {
  await renderArea(analysis, { path, services: servicesWith(grownUps.slice(0, 1)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Versicherung hinzufügen' }));
  expect(await screen.findByText(/sobald alle Erwachsenen eingewilligt haben/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu den Einwilligungen' })).toHaveAttribute(
    'href',
    routes.dataProtection.href({ householdId }),
  );
  expect(screen.queryByLabelText('Vertrag fotografieren')).not.toBeInTheDocument();
});

test('a consent that was withdrawn meanwhile is said, with the way to give it anew', async () => {
  await photograph(() => problemAnswer(403, 'forbidden'));
  expect(await screen.findByRole('alert')).toHaveTextContent('noch nicht alle Erwachsenen eingewilligt');
  expect(screen.getByRole('link', { name: 'Zu den Einwilligungen' })).toHaveAttribute(
    'href',
    routes.dataProtection.href({ householdId }),
  );
});

describe('several contracts in one go', () => {
  const picture = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });
  const card = async () => within(await screen.findByRole('region', { name: 'Verträge fotografieren' }));

  /** Answers to the pictures in their order. */
  async function open(...answers: (() => Response)[]) {
    const services = servicesWith(grownUps);
    let asked = 0;
    services.intercept(({ url }) =>
      url.pathname.endsWith(`/${householdId}/contract-proposals`) ? answers[asked++]?.() : undefined,
    );
    const area = await renderArea(analysis, { path, services });
    await userEvent.click(await screen.findByRole('button', { name: 'Mehrere fotografieren' }));
    return { ...area, services, asked: () => asked };
  }
  const choose = async (label: string, ...names: string[]) =>
    userEvent.upload(await screen.findByLabelText(label, { selector: 'input' }), names.map(picture));

  test('each is confirmed by itself, one that fails holds up none, and nothing is written before', async () => {
    const { services, asked } = await open(
      () => json(200, proposal),
      () => problemAnswer(422, 'invalid'),
      () => json(200, { ...proposal, line: certain('legal'), number: certain('RS 1') }),
      () => json(200, { ...proposal, line: certain('motor'), number: certain('KF 2') }),
    );
    await choose('Erste Fotos wählen', 'a', 'b', 'c');
    const view = await card();
    expect(await view.findByRole('alert')).toHaveTextContent(/Foto 2: Auf dem Bild ist kein Vertrag/);
    await waitFor(() => expect(asked()).toBe(3));
    expect(services.writes).toHaveLength(0);
    const first = within(await view.findByRole('region', { name: 'Foto 1' }));
    await userEvent.click(first.getByRole('checkbox', { name: /^Gesellschaft/ }));
    await userEvent.click(first.getByRole('button', { name: 'Mit einer Angabe anlegen' }));
    const third = within(await view.findByRole('region', { name: 'Foto 3' }));
    expect(third.getByRole('checkbox', { name: /^Gesellschaft/ })).not.toBeChecked();
    await userEvent.click(third.getByRole('button', { name: 'Nicht übernehmen' }));
    await userEvent.click(view.getByRole('button', { name: 'Foto 2 noch einmal lesen' }));
    const second = within(await view.findByRole('region', { name: 'Foto 2' }));
    await userEvent.click(second.getByRole('button', { name: 'Mit 0 Angaben anlegen' }));
    expect(view.getByRole('status')).toHaveTextContent('3 Fotos, 2 angelegt, 0 offen');
    await waitFor(() => expect(services.writes.length).toBeGreaterThan(0));
    await waitFor(() => {
      const added = Object.values(services.section(householdId, 'contracts').items).slice(-2);
      expect(added.map(({ line }) => line)).toEqual(['petLiability', 'motor']);
    });
    const [added] = Object.values(services.section(householdId, 'contracts').items).slice(-2);
    expect(added).toMatchObject({ company: 'Nordlicht Versicherung AG', source: 'document' });
    expect(added).not.toHaveProperty('number');
  });

  test('more are taken while some are read, and a contract that is there already is said', async () => {
    const [there] = Object.values(musterhaus.sections.contracts?.items ?? {});
    await open(
      () =>
        json(200, {
          ...proposal,
          line: certain(there?.line),
          number: certain(there?.number ?? 'X 1'),
          premium: certain(there?.premium),
          frequency: certain(there?.frequency),
          company: certain(there?.company),
        }),
      () => json(200, { ...proposal, number: certain('NEU 1') }),
    );
    await choose('Erste Fotos wählen', 'a');
    await choose('Weitere Fotos', 'b');
    const view = await card();
    const first = within(await view.findByRole('region', { name: 'Foto 1' }));
    expect(first.getByRole('alert')).toHaveTextContent(/gibt es schon/);
    await userEvent.click(first.getByRole('button', { name: 'Nicht übernehmen' }));
    const second = within(await view.findByRole('region', { name: 'Foto 2' }));
    expect(second.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('leaving asks while a photo is not confirmed, here and in the shell', async () => {
    const { services, state } = await open(() => json(200, proposal));
    await choose('Erste Fotos wählen', 'a');
    const view = await card();
    await view.findByRole('region', { name: 'Foto 1' });
    expect(Object.values(state().session.dirty).flat()).not.toHaveLength(0);
    await userEvent.click(view.getByRole('button', { name: 'Schließen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fotos verwerfen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Weiter prüfen' }));
    expect(view.getByRole('region', { name: 'Foto 1' })).toBeInTheDocument();
    await userEvent.click(view.getByRole('button', { name: 'Schließen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fotos verwerfen' }));
    expect(screen.queryByRole('region', { name: 'Verträge fotografieren' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mehrere fotografieren' })).toBeInTheDocument();
    expect(services.writes).toHaveLength(0);
  });

  test('no picture is asked for before every grown-up has consented', async () => {
    await renderArea(analysis, { path, services: servicesWith(grownUps.slice(0, 1)) });
    await userEvent.click(await screen.findByRole('button', { name: 'Mehrere fotografieren' }));
    expect(await screen.findByText(/sobald alle Erwachsenen eingewilligt haben/)).toBeVisible();
    expect(screen.queryByLabelText('Erste Fotos wählen')).not.toBeInTheDocument();
  });
});
