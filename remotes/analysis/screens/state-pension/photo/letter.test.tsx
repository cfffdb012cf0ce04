import { emptySection, type SectionData } from '@vp-digital/core/household';
import {
  consentTo,
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  serveConsents,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId, persons } = musterhaus.summary;
const path = routes.statePension.href({ householdId });
const button = 'Renteninformation fotografieren';
const [jonas, ...others] = persons.filter(({ role }) => role !== 'child').map(({ personId }) => personId);
const certain = <Value,>(value: Value) => ({ value, confidence: 95 });
const proposal = {
  recordDate: certain('2026-09-14'),
  earnedPension: certain(61_234),
  projectedPension: { value: 221_099, confidence: 60 },
  projectedWithOnePercent: certain(270_000),
  pointsTenThousandths: certain(150_123),
};

/** What jsdom has not: a browser that can show the picture. */
beforeEach(() => {
  const canvas = { getContext: () => null, convertToBlob: async () => new Blob([], { type: 'image/jpeg' }) };
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 4_000, height: 3_000, close: () => undefined }),
    OffscreenCanvas: function OffscreenCanvas() {
      return canvas;
    },
  });
});

interface Opening {
  letters?: SectionData['statutoryPensions'] | undefined;
  consented?: readonly (string | undefined)[];
  answer?: () => Response;
}

/** Jonas's sheet, with whoever has consented to documents being read. */
async function open({
  letters,
  consented = [jonas, ...others],
  answer = () => json(200, proposal),
}: Opening = {}) {
  const household = {
    ...musterhaus,
    sections: { ...musterhaus.sections, ...(letters && { statutoryPensions: letters }) },
  };
  const services = createTestServices([household]);
  serveConsents(services, () => consented.flatMap((id) => (id ? [consentTo('documentReading', id)] : [])));
  services.intercept(({ url }) =>
    url.pathname.endsWith(`/${householdId}/pension-letter-proposals`) ? answer() : undefined,
  );
  await renderArea(analysis, { path, services });
  const card = within(await screen.findByRole('region', { name: 'Jonas' }));
  await userEvent.click(await card.findByRole('button', { name: button }));
  return {
    services,
    kept: () =>
      Object.values(services.section(householdId, 'statutoryPensions').items).filter(
        ({ personId }) => personId === jonas,
      ),
  };
}

const choose = async () =>
  userEvent.upload(
    await screen.findByLabelText(button, { selector: 'input' }),
    new File(['bytes'], 'Brief.png', { type: 'image/png' }),
  );
const photograph = async () => {
  await choose();
  return within(await screen.findByRole('complementary', { name: 'Vom Foto gelesen' }));
};

test('only what is ticked becomes a new letter beside the one of another day; the certain in one go, the doubtful alone', async () => {
  const { kept } = await open();
  const before = kept();
  const sheet = await photograph();
  for (const box of sheet.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(sheet.getByRole('button', { name: '0 Angaben übernehmen' })).toBeDisabled();
  const doubtful = sheet.getByRole('checkbox', { name: /^Prognostizierte Rente: 2\.210,99/ });
  expect(doubtful).toHaveAccessibleDescription(/Unsicher gelesen \(60 %\)/);
  await userEvent.click(sheet.getByRole('button', { name: 'Alle 4 sicher gelesenen Angaben ankreuzen' }));
  expect(doubtful).not.toBeChecked();
  await userEvent.click(sheet.getByRole('button', { name: '4 Angaben übernehmen' }));
  await waitFor(() => expect(kept()).toHaveLength(before.length + 1));
  expect(kept().at(-1)).toEqual({
    personId: jonas,
    provider: 'statutory',
    position: expect.any(Number),
    source: 'document',
    recordDate: '2026-09-14',
    earnedPension: 61_234,
    projectedWithOnePercent: 270_000,
    pointsTenThousandths: 150_123,
  });
  expect(kept().slice(0, -1)).toEqual(before);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('the letter of the same day is completed, and what a value would replace stands beside it', async () => {
  const [letter] = Object.values(musterhaus.sections.statutoryPensions?.items ?? {});
  const { kept } = await open({
    answer: () => json(200, { ...proposal, recordDate: certain(letter?.recordDate) }),
  });
  const before = kept();
  const sheet = await photograph();
  await userEvent.click(
    sheet.getByRole('checkbox', { name: /^Prognostizierte Rente: 2\.210,99\s€ \(bisher 2\.143,00\s€\)/ }),
  );
  await userEvent.click(sheet.getByRole('button', { name: 'Eine Angabe übernehmen' }));
  await waitFor(() => expect(kept()[0]).toMatchObject({ ...before[0], projectedPension: 221_099 }));
  expect(kept()).toHaveLength(before.length);
});

test('without its day what was read counts as told, not as a letter', async () => {
  const { kept } = await open({ letters: emptySection('statutoryPensions') });
  const sheet = await photograph();
  expect(sheet.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Bisher erworbene Rente: 612,34/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Eine Angabe übernehmen' }));
  await waitFor(() => expect(kept()).toMatchObject([{ source: 'customer', earnedPension: 61_234 }]));
});

test('a day to come is not offered as the letter’s', async () => {
  await open({ answer: () => json(200, { ...proposal, recordDate: certain('2046-09-01') }) });
  const sheet = await photograph();
  expect(sheet.getAllByRole('checkbox')).toHaveLength(4);
  expect(sheet.queryByRole('checkbox', { name: /^Stand der Auskunft/ })).not.toBeInTheDocument();
});

test.each([
  ['Jonas Musterhaus', /^Sie ist von Jonas Musterhaus\.$/],
  ['MUSTERHAUS', /^Sie ist von MUSTERHAUS\.$/],
  ['Erika Fremd', /Auf dem Schreiben steht „Erika Fremd“, nicht Jonas\. Gehört es hierher\?/],
])('whose letter it is is said: %s', async (name, text) => {
  await open({ answer: () => json(200, { ...proposal, name: certain(name) }) });
  expect((await photograph()).getByText(text)).toBeVisible();
});

test('a partial disability pension is said and not taken', async () => {
  await open({ answer: () => json(200, { ...proposal, partialDisabilityPension: certain(70_215) }) });
  const sheet = await photograph();
  expect(sheet.getByText(/teilweiser Erwerbsminderung auf dem Schreiben: 702,15/)).toBeVisible();
  expect(sheet.queryByRole('checkbox', { name: /Erwerbsminderung/ })).not.toBeInTheDocument();
});

test('what is no pension letter is said in words, and nothing is written', async () => {
  const { services } = await open({ answer: () => problemAnswer(422, 'invalid') });
  await choose();
  expect(await screen.findByText(/keine Renteninformation zu erkennen/)).toBeVisible();
  expect(services.writes).toHaveLength(0);
});

test('no picture is taken before every grown-up has consented', async () => {
  await open({ consented: others });
  expect(await screen.findByText(/sobald alle Erwachsenen eingewilligt haben/)).toBeVisible();
  expect(screen.queryByLabelText(button, { selector: 'input' })).not.toBeInTheDocument();
});

test('without the permission to upload documents there is no way to it', async () => {
  const some = Object.values(permissions).filter((one) => one !== permissions.documentUpload);
  await renderArea(analysis, {
    path,
    services: createTestServices([musterhaus]),
    user: { permissions: some },
  });
  await screen.findByRole('region', { name: 'Jonas' });
  expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
});

test('a service pension statement is not photographed: only the statutory letter is read', async () => {
  const musteramt = testHouseholdOf(4);
  await renderArea(analysis, {
    path: routes.statePension.href({ householdId: musteramt.summary.householdId }),
    services: createTestServices([musteramt]),
  });
  const henrik = within(await screen.findByRole('region', { name: 'Henrik' }));
  expect(henrik.getByRole('button', { name: /Versorgungsauskunft erfassen/ })).toBeVisible();
  expect(henrik.queryByRole('button', { name: button })).not.toBeInTheDocument();
});
