import { sampleHouseholds } from '@vp-digital/core/household/samples';
import {
  consentTo,
  createTestServices,
  json,
  problemAnswer,
  renderArea,
  serveConsents,
  type TestHousehold,
  testHousehold,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../../mount';

const musterhaus = testHousehold(sampleHouseholds[1]);
const { householdId } = musterhaus.summary;
const path = routes.income.href({ householdId });
const button = 'Gehaltsabrechnung fotografieren';
const certain = <Value,>(value: Value) => ({ value, confidence: 95 });
const proposal = {
  gross: certain(385_000),
  net: { value: 271_244, confidence: 61 },
  taxClass: certain('III'),
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

const grownUps = musterhaus.summary.persons
  .filter(({ role }) => role !== 'child')
  .map(({ personId }) => personId);

/** The first person's sheet, with whoever has consented to documents being read. */
async function open(
  sections: TestHousehold['sections'] = {},
  {
    consented = grownUps,
    answer = () => json(200, proposal),
  }: { consented?: string[]; answer?: () => Response } = {},
) {
  const services = createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, ...sections } }]);
  serveConsents(services, () => consented.map((personId) => consentTo('documentReading', personId)));
  services.intercept(({ url }) =>
    url.pathname.endsWith(`/${householdId}/payslip-proposals`) ? answer() : undefined,
  );
  await renderArea(analysis, { path, services });
  const [first] = await screen.findAllByRole('button', { name: button });
  if (!first) throw new Error('each adult has the button');
  await userEvent.click(first);
  return { services, incomes: () => Object.values(services.section(householdId, 'incomes').items) };
}

const photograph = async () => {
  await userEvent.upload(
    await screen.findByLabelText(button, { selector: 'input' }),
    new File(['bytes'], 'Abrechnung.png', { type: 'image/png' }),
  );
  return within(await screen.findByRole('complementary', { name: 'Vom Foto gelesen' }));
};

test('health fund and child allowances are taken as ticked, and whose payslip it is is shown', async () => {
  const [person] = musterhaus.summary.persons;
  const [job] = Object.entries(sampleHouseholds[1].sections.employments.items).filter(
    ([, { personId }]) => personId === person?.personId,
  );
  const { services } = await open(
    {},
    {
      answer: () =>
        json(200, {
          name: certain(`${person?.firstName} ${person?.lastName}`),
          childAllowanceHalves: certain(3),
          healthFund: certain('Beispielkasse'),
        }),
    },
  );
  const sheet = await photograph();
  expect(sheet.getByText(`Sie ist von ${person?.firstName} ${person?.lastName}.`)).toBeInTheDocument();
  expect(sheet.queryByText(/Gehört sie hierher/)).not.toBeInTheDocument();
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Kinderfreibeträge: 1,5/ }));
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Krankenkasse: Beispielkasse/ }));
  await userEvent.click(sheet.getByRole('button', { name: /^2 Angaben/ }));
  await waitFor(() =>
    expect(services.section(householdId, 'employments').items[job?.[0] ?? '']).toMatchObject({
      healthFund: 'Beispielkasse',
    }),
  );
  await waitFor(() =>
    expect(services.section(householdId, 'taxProfiles').items[person?.personId ?? '']).toMatchObject({
      childAllowanceHalves: 3,
    }),
  );
});

const savingsPlan = (id: string, employerShare?: number) => ({
  [id]: {
    position: 0,
    kind: 'saving' as const,
    line: 'fundPlan' as const,
    company: 'Beispielbank',
    frequency: 'monthly' as const,
    state: 'ok' as const,
    personIds: grownUps.slice(0, 1),
    premium: 4_000,
    ...(employerShare !== undefined && { employerShare }),
  },
});
const savedOnPayslip = { savings: certain(4_000), employerSavings: certain(2_659) };

test('what the employer pays of vermögenswirksame Leistungen goes into the contract that gets it', async () => {
  const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const { services } = await open(
    { contracts: { items: { ...savingsPlan(id, 665), ...savingsPlan(other) } } },
    { answer: () => json(200, { ...proposal, ...savedOnPayslip }) },
  );
  const sheet = await photograph();
  expect(sheet.getByText('Vermögenswirksame Leistungen auf der Abrechnung: 40,00 € im Monat.')).toBeVisible();
  await userEvent.click(
    sheet.getByRole('checkbox', { name: /Anteil des Arbeitgebers: 26,59.*\(bisher 6,65/ }),
  );
  await userEvent.click(sheet.getByRole('button', { name: 'Eine Angabe übernehmen' }));
  await waitFor(() =>
    expect(services.section(householdId, 'contracts').items[id]).toMatchObject({ employerShare: 2_659 }),
  );
  expect(services.section(householdId, 'contracts').items[other]).not.toHaveProperty('employerShare');
});

test.each([
  ['no contract gets it', {}],
  ['several may', { ...savingsPlan(crypto.randomUUID()), ...savingsPlan(crypto.randomUUID()) }],
])('where %s the share is said and written nowhere', async (_, items) => {
  await open({ contracts: { items } }, { answer: () => json(200, { ...proposal, ...savedOnPayslip }) });
  const sheet = await photograph();
  expect(sheet.getByText(/Der Arbeitgeber zahlt 26,59 € im Monat .*bei den Verträgen ein/)).toBeVisible();
  expect(sheet.queryByRole('checkbox', { name: /Anteil des Arbeitgebers/ })).not.toBeInTheDocument();
});

test('a payslip of somebody else says so', async () => {
  await open({}, { answer: () => json(200, { ...proposal, name: certain('Erika Fremd') }) });
  expect((await photograph()).getByText(/„Erika Fremd“, nicht .*Gehört sie hierher\?/)).toBeInTheDocument();
});

test('nothing of a payslip is taken that was not ticked; what was doubted and what it would replace is said', async () => {
  const { incomes, services } = await open();
  const before = incomes().find(({ kind, personId }) => kind === 'salary' && personId === grownUps[0]);
  const sheet = await photograph();
  for (const box of sheet.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(sheet.getByRole('button', { name: '0 Angaben übernehmen' })).toBeDisabled();
  expect(sheet.getByRole('checkbox', { name: /^Brutto: 3\.850,00.*\(bisher / })).toBeVisible();
  const net = sheet.getByRole('checkbox', { name: /^Netto: 2\.712,44/ });
  expect(net).toHaveAccessibleDescription(/Unsicher gelesen \(61 %\)/);
  await userEvent.click(net);
  await userEvent.click(sheet.getByRole('button', { name: 'Eine Angabe übernehmen' }));
  await waitFor(() => expect(services.writes).toHaveLength(1));
  const after = incomes().find(({ kind, personId }) => kind === 'salary' && personId === grownUps[0]);
  expect(after).toEqual({ ...before, net: 271_244, netFrom: 'payslip', source: 'document' });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('who has no salary yet gets one, and the tax class stands in the tax data; one step takes both back', async () => {
  const { incomes, services } = await open({ incomes: { items: {} }, taxProfiles: { items: {} } });
  const sheet = await photograph();
  expect(sheet.queryByRole('combobox')).not.toBeInTheDocument();
  for (const box of sheet.getAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(sheet.getByRole('button', { name: '3 Angaben übernehmen' }));
  await waitFor(() =>
    expect(incomes()).toEqual([
      expect.objectContaining({ kind: 'salary', personId: grownUps[0], gross: 385_000, net: 271_244 }),
    ]),
  );
  const profiles = () => services.section(householdId, 'taxProfiles').items;
  await waitFor(() => expect(profiles()[grownUps[0] ?? '']).toMatchObject({ taxClass: 'III' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(incomes()).toEqual([]));
  await waitFor(() => expect(profiles()).toEqual({}));
});

test('no picture is taken before every grown-up has consented, nor by those who may not', async () => {
  await open({}, { consented: grownUps.slice(1) });
  expect(await screen.findByText(/sobald alle Erwachsenen eingewilligt haben/)).toBeVisible();
  expect(screen.queryByLabelText(button, { selector: 'input' })).not.toBeInTheDocument();
});

test('what is no payslip is said in words, and nothing is written', async () => {
  const { services } = await open({}, { answer: () => problemAnswer(422, 'invalid') });
  await userEvent.upload(
    await screen.findByLabelText(button, { selector: 'input' }),
    new File(['bytes'], 'Hund.png', { type: 'image/png' }),
  );
  expect(await screen.findByText(/keine Gehaltsabrechnung zu erkennen/)).toBeVisible();
  expect(services.writes).toHaveLength(0);
});

test('without the permission to upload documents there is no way to it', async () => {
  const some = Object.values(permissions).filter((one) => one !== permissions.documentUpload);
  await renderArea(analysis, {
    path,
    services: createTestServices([musterhaus]),
    user: { permissions: some },
  });
  await screen.findAllByRole('button', { name: 'Einkommen hinzufügen' });
  expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
});
