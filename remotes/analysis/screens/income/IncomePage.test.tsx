import {
  buttons,
  changeableFields,
  closed,
  createTestServices,
  renderArea,
  testHouseholds,
  type TestServices,
  json,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import type { User } from '@vp-digital/core/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const [lena, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const path = routes.income.href({ householdId });

const open = (services: TestServices, options: { user?: Partial<User>; language?: 'de' | 'en' } = {}) =>
  renderArea(analysis, { path, services, ...options });

const salaryOf = (name: string) => screen.findByRole('group', { name: `Gehalt von ${name}` });
const netOf = async (name: string) => within(await salaryOf(name)).getByRole('textbox', { name: 'Netto' });

test('shows what the household has, per person and in sum', async () => {
  await open(createTestServices([musterhaus]));
  expect(await screen.findByText(/Jonas und Aylin haben/)).toHaveTextContent(
    'Jonas und Aylin haben 5.450 € im Monat zur Verfügung.',
  );
  expect(await netOf('Jonas')).toHaveValue('3.235,00');
  const total = within(screen.getByRole('table', { name: 'Haushalt gesamt' })).getByRole('row', {
    name: /Haushaltsnetto/,
  });
  expect(total).toHaveTextContent('100,0 %');
  expect(total).toHaveTextContent('5.450 €');
});

test('a sum that lacks a net is said to be known in part only, and nothing is a share of it', async () => {
  const incomes = Object.entries(musterhaus.sections.incomes?.items ?? {}).map(([id, income]) => [
    id,
    income.kind === 'childBenefit' ? { ...income, net: undefined } : income,
  ]);
  const sections = { ...musterhaus.sections, incomes: { items: Object.fromEntries(incomes) } };
  await open(createTestServices([{ ...musterhaus, sections }]));
  expect(await screen.findByText(/Jonas und Aylin/)).toHaveTextContent(
    'Soweit das Netto bekannt ist, haben Jonas und Aylin 4.932 € im Monat zur Verfügung.',
  );
  const table = within(screen.getByRole('table', { name: 'Haushalt gesamt' }));
  expect(table.getByRole('row', { name: /^Haushaltsnetto, soweit bekannt/ })).toHaveTextContent('4.932 €');
  expect(table.queryByText(/%/)).toBeNull();
});

test('who has no income recorded has none of the sum, and is named as missing', async () => {
  const [jonas] = Object.keys(musterhaus.sections.persons?.items ?? {});
  const incomes = Object.entries(musterhaus.sections.incomes?.items ?? {}).filter(
    ([, { personId, kind }]) => personId === jonas && kind === 'salary',
  );
  const sections = { ...musterhaus.sections, incomes: { items: Object.fromEntries(incomes) } };
  await open(createTestServices([{ ...musterhaus, sections }]));
  expect(await screen.findByText(/^Jonas hat/)).toHaveTextContent(
    'Jonas hat 3.235 € im Monat zur Verfügung. Darin fehlt noch das Einkommen von Aylin.',
  );
});

describe('an address names the field of whoever lacks it', () => {
  const [, aylin = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});
  const all = Object.entries(musterhaus.sections.incomes?.items ?? {});
  const withIncomes = (incomes: typeof all) =>
    createTestServices([
      {
        ...musterhaus,
        sections: { ...musterhaus.sections, incomes: { items: Object.fromEntries(incomes) } },
      },
    ]);
  const openAt = (field: string, services: TestServices) =>
    renderArea(analysis, { path: `${path}?fokus=${field}`, services });

  test('of the second person, not the first one of that name', async () => {
    const without = all.map(
      ([id, one]) => [id, one.personId === aylin ? { ...one, net: undefined } : one] as const,
    );
    await openAt(`netto-${aylin}`, withIncomes(without.map(([id, one]) => [id, one])));
    await waitFor(async () => expect(await netOf('Aylin')).toHaveFocus());
  });

  test('the empty one where nobody is named', async () => {
    const without = all.map(
      ([id, one]) => [id, one.personId === aylin ? { ...one, gross: undefined } : one] as const,
    );
    await openAt('brutto', withIncomes(without.map(([id, one]) => [id, one])));
    const field = within(await salaryOf('Aylin')).getByRole('textbox', { name: 'Brutto' });
    await waitFor(() => expect(field).toHaveFocus());
  });

  test('and the way to a first income where there is none', async () => {
    await openAt(`netto-${aylin}`, withIncomes(all.filter(([, { personId }]) => personId !== aylin)));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Einkommen hinzufügen' }).at(-1)).toHaveFocus(),
    );
  });
});

test('while no net at all is known there is no sum: not 0 €, and not 0 %', async () => {
  const incomes = Object.entries(musterhaus.sections.incomes?.items ?? {}).map(([id, income]) => [
    id,
    { ...income, net: undefined },
  ]);
  const sections = { ...musterhaus.sections, incomes: { items: Object.fromEntries(incomes) } };
  await open(createTestServices([{ ...musterhaus, sections }]));
  const table = within(await screen.findByRole('table', { name: 'Haushalt gesamt' }));
  expect(table.queryByText(/Haushaltsnetto/)).toBeNull();
  expect(table.queryByText(/0 €|%/)).toBeNull();
});

test('beside the estimated net stands which one counts', async () => {
  await open(createTestServices([musterhaus]));
  expect(await screen.findByText(/^Geschätzt/)).toHaveTextContent(
    'Geschätzt. Es zählt die Gehaltsabrechnung: 3.235,00 € netto.',
  );
});

test('an estimate without church tax says so while nobody has told of it', async () => {
  const services = createTestServices([musterhaus]);
  const [profile = ''] = Object.keys(services.section(householdId, 'taxProfiles').items);
  services.removeElsewhere(householdId, 'taxProfiles', `/items/${profile}/churchTax`);
  await open(services);
  expect(await screen.findByText(/^Ohne Kirchensteuer geschätzt/)).toHaveTextContent(
    /Mit Kirchensteuer: 3\.\d{3},\d{2}\s€\.$/,
  );
});

test('the yearly view includes special payments', async () => {
  await open(createTestServices([musterhaus]));
  await userEvent.click(await screen.findByRole('button', { name: 'jährlich' }));
  expect(screen.getByText(/im Jahr zur Verfügung/)).toHaveTextContent('68.000 €');
});

test('a typed amount moves the sum at once and is saved by its field', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  const net = await netOf('Jonas');
  await userEvent.clear(net);
  await userEvent.type(net, '3.300,50');
  expect(screen.getByText(/im Monat zur Verfügung/)).toHaveTextContent('5.516 €');
  await userEvent.tab();
  await waitFor(() => expect(state().session.dirty).toEqual({}));
  expect(Object.values(services.section(householdId, 'incomes').items).map((income) => income.net)).toContain(
    3_300_50,
  );
  expect(services.writes.at(-1)?.paths).toHaveLength(1);
  expect(state().session.revisions[householdId]?.['incomes']).toMatchObject({
    savedAt: '2026-10-01T10:00:00.000Z',
  });
});

test('text that is no amount stays, is explained, and counts as not saved', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  const net = await netOf('Jonas');
  await userEvent.clear(net);
  await userEvent.type(net, 'viel');
  await userEvent.tab();
  expect(net).toHaveValue('viel');
  expect(net).toBeInvalid();
  expect(Object.values(state().session.dirty)).toContainEqual({
    area: 'analysis',
    label: 'Jonas: Netto',
    state: 'failed',
  });
});

test('more net than gross is refused beside the field', async () => {
  await open(createTestServices([musterhaus]));
  const net = await netOf('Aylin');
  await userEvent.clear(net);
  await userEvent.type(net, '2.400');
  await userEvent.tab();
  expect(await salaryOf('Aylin')).toHaveTextContent('zwischen 0 € und 2.350 €');
});

test('an estimate follows gross and tax class by the law of the year, counts everywhere, and is never written', async () => {
  const services = createTestServices([musterhaus]);
  await open(services);
  const salary = await salaryOf('Jonas');
  await userEvent.click(within(salary).getByRole('button', { name: 'Schätzen' }));
  expect(salary).toHaveTextContent('3.235,14');
  const jonas = () =>
    Object.values(services.section(householdId, 'incomes').items).find(({ gross }) => gross === 5_150_00);
  await waitFor(() => expect(jonas()).toMatchObject({ netFrom: 'estimate' }));
  expect(jonas()).not.toHaveProperty('net');
  const headline = () => screen.getByText(/Jonas und Aylin haben/).textContent;
  const before = headline();

  await userEvent.click(within(salary).getByRole('combobox', { name: /^Steuerklasse/ }));
  await userEvent.click(await screen.findByRole('option', { name: /^V( |$)/ }));
  await waitFor(() => expect(salary).not.toHaveTextContent('3.235,14'));
  await waitFor(() => expect(headline()).not.toBe(before));
  expect(jonas()).not.toHaveProperty('net');
});

test('a payslip far from the estimate is questioned', async () => {
  await open(createTestServices([musterhaus]));
  const net = await netOf('Jonas');
  await userEvent.clear(net);
  await userEvent.type(net, '2.800');
  expect(await salaryOf('Jonas')).toHaveTextContent('Weicht 13 % von der Schätzung (3.235 €) ab');
});

test('a removed income can be brought back', async () => {
  const services = createTestServices([musterhaus]);
  await open(services);
  await userEvent.click(await screen.findByRole('button', { name: 'Gehalt von Aylin entfernen' }));
  await waitFor(() => expect(Object.keys(services.section(householdId, 'incomes').items)).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await netOf('Aylin')).toHaveValue('1.697,00');
  await waitFor(() => expect(Object.keys(services.section(householdId, 'incomes').items)).toHaveLength(3));
});

test('the same field changed by somebody else asks which value shall apply', async () => {
  const services = createTestServices([musterhaus]);
  const { state } = await open(services);
  const net = await netOf('Jonas');
  const [incomeId] =
    Object.entries(services.section(householdId, 'incomes').items).find(
      ([, { gross }]) => gross === 5_150_00,
    ) ?? [];
  services.changeElsewhere(householdId, 'incomes', `/items/${incomeId}/net`, 3_100_00);
  await userEvent.clear(net);
  await userEvent.type(net, '3.300');
  await userEvent.tab();
  const question = await screen.findByRole('alert');
  expect(question).toHaveTextContent('Inzwischen von Sabine Senior geändert');
  await userEvent.click(within(question).getByRole('button', { name: 'Neuen Wert übernehmen' }));
  await waitFor(() => expect(net).toHaveValue('3.100,00'));
  expect(state().session.dirty).toEqual({});
});

test.each([
  ['de', 'Ihre Eingabe: V · Neuer Wert: III'],
  ['en', 'Your entry: V · New value: III'],
] as const)('a code changed by somebody else shows both words (%s)', async (language, both) => {
  const services = createTestServices([musterhaus]);
  await open(services, { language });
  const label = language === 'de' ? /^Steuerklasse/ : /^Tax class/;
  const [field] = await screen.findAllByRole('combobox', { name: label });
  if (!field) throw new Error('nobody has a tax class');
  const [personId] = Object.keys(services.section(householdId, 'taxProfiles').items);
  services.changeElsewhere(householdId, 'taxProfiles', `/items/${personId}/taxClass`, 'III');
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'V' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(both);
});

test('a conflict with oneself, in another window, says so', async () => {
  const services = createTestServices([musterhaus]);
  await open(services);
  const net = await netOf('Jonas');
  const [incomeId] =
    Object.entries(services.section(householdId, 'incomes').items).find(
      ([, { gross }]) => gross === 5_150_00,
    ) ?? [];
  const current = { section: 'incomes', version: 2, data: services.section(householdId, 'incomes') };
  const conflict = { current, paths: [`/items/${incomeId}/net`], changedBy: 'Petra Beispiel' };
  services.intercept(({ method }) =>
    method === 'PATCH' ? json(412, { ...conflict, changedByCaller: true }) : undefined,
  );
  await userEvent.clear(net);
  await userEvent.type(net, '3.300');
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Inzwischen von Ihnen in einem anderen Fenster geändert',
  );
});

test('what cannot be loaded offers another try', async () => {
  const services = createTestServices([musterhaus]);
  let broken = true;
  services.intercept(({ url }) =>
    broken && url.pathname.endsWith('/incomes') ? new Response('', { status: 404 }) : undefined,
  );
  await open(services);
  const retry = await screen.findByRole('button', { name: 'Erneut laden' });
  broken = false;
  await userEvent.click(retry);
  expect(await salaryOf('Jonas')).toBeVisible();
});

test('without the permission there is the access-denied page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the sink reports the refused page
  await open(createTestServices([musterhaus]), { user: { permissions: [] } });
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
});

test('a household that is not the advisor’s shows the access-denied page and nothing else', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // the sink reports the refused page
  await open(createTestServices([lena]));
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeVisible();
});

test('the shell learns the page’s name and whose household it is', async () => {
  const { messages } = await open(createTestServices([musterhaus]));
  await salaryOf('Jonas');
  expect(messages).toContainEqual({ type: 'receivePageTitle', payload: { title: 'Einkommen' } });
  expect(messages).toContainEqual({
    type: 'advisorEnteredHousehold',
    payload: {
      householdId,
      legacyHouseholdId: 100002,
      name: 'Musterhaus, Jonas & Aylin',
      caption: '2 Erwachsene, 2 Kinder · Augsburg',
    },
  });
});

describe('only to be read', () => {
  const expectOnlyRead = async () => {
    expect(await netOf('Jonas')).toHaveValue('3.235,00');
    await waitFor(() => expect(changeableFields()).toEqual([]));
    await screen.findByRole('button', { name: 'Bereiche' });
    expect(buttons()).toEqual([
      'Bereiche',
      'mtl.',
      'jährlich',
      'Jonas',
      'Aylin',
      'So haben wir gerechnet: Netto, geschätzt',
      'So haben wir gerechnet: Haushaltsnetto',
    ]);
  };

  test('is a closed household, which says so: nothing is changed, added or removed', async () => {
    const services = createTestServices([closed(musterhaus)]);
    await open(services);
    await expectOnlyRead();
    expect(screen.getByRole('complementary', { name: 'Dieser Haushalt ist archiviert' })).toBeVisible();
    expect(await netOf('Jonas')).toHaveAccessibleDescription('Dieser Haushalt ist archiviert');
    await userEvent.type(await netOf('Jonas'), '1');
    await userEvent.tab();
    expect(services.writes).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'jährlich' }));
    expect(screen.getByText(/im Jahr zur Verfügung/)).toBeVisible();
  });

  test('is any household to whoever acts in the role of another', async () => {
    const role = {
      impersonationId: '11111111-0000-4000-8000-000000000001',
      name: 'Sabine Senior',
      endsAt: '2026-10-01T11:00:00.000Z',
    };
    await open(createTestServices([musterhaus]), { user: { impersonation: role } });
    await expectOnlyRead();
    expect(await netOf('Jonas')).toHaveAccessibleDescription(
      'In der Rolle von Sabine Senior können Sie nur lesen.',
    );
  });
});
