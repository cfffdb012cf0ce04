import { createTestServices, json, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import type { SectionData } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';
import { factsOf } from './facts';
import { sections } from './sections';
import { adults } from '@vp-digital/core/household';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const [jonas = '', , emil = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});
const pathOf = (id: string) => routes.personalData.href({ householdId, id });

const open = (id: string, stored: Partial<SectionData> = {}) =>
  renderArea(analysis, {
    path: pathOf(id),
    services: createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, ...stored } }]),
  });

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const sectionPath = (named: string, field = '') =>
  routes.personalDataSections.href({ householdId, id: jonas, sections: named }) +
  (field && `?fokus=${field}`);

test('what is known of a person stands section by section', async () => {
  await open(jonas);
  const basic = await card('Stammdaten');
  expect(basic.getByText('02.09.1988, 38 Jahre')).toBeVisible();
  expect(basic.getByText('verheiratet')).toBeVisible();
  expect(basic.getByText('5 von 5 Angaben')).toBeVisible();
  expect(basic.getByText('vollständig')).toBeVisible();
  const address = await card('Adresse');
  expect(address.getByText('Musterweg 2')).toBeVisible();
  expect(address.getByText('Bayern')).toBeVisible();
});

test('gender follows from the salutation and being married from the other one: proposed, taken with a press', async () => {
  const [, aylin = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});
  const items = { ...musterhaus.sections.persons?.items };
  const { gender: _, maritalStatus: __, ...rest } = items[aylin] ?? {};
  items[aylin] = { ...rest, salutation: 'mrs' } as (typeof items)[string]; // without what is proposed
  const services = createTestServices([
    { ...musterhaus, sections: { ...musterhaus.sections, persons: { items } } },
  ]);
  const path = routes.personalDataSections.href({ householdId, id: aylin, sections: 'stammdaten' });
  await renderArea(analysis, { path, services });
  const stored = () => services.section(householdId, 'persons').items[aylin];
  await userEvent.click(await screen.findByRole('button', { name: 'Familienstand: verheiratet übernehmen' }));
  await waitFor(() => expect(stored()?.maritalStatus).toBe('married'));
  expect(stored()?.gender).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Geschlecht: weiblich übernehmen' }));
  await waitFor(() => expect(stored()?.gender).toBe('female'));
  expect(screen.queryByRole('button', { name: /übernehmen$/ })).toBeNull();
});

test('the sentence counts what the results need, as the rail does, beside all that is recorded', async () => {
  await open(jonas);
  const sentence = await screen.findByText(/^Von Jonas ist da, was die Ergebnisse brauchen/);
  expect(sentence).toHaveTextContent(/\d+ von \d+ Angaben sind erfasst\.$/);
});

test('while one of them is missing nothing is said to be there', async () => {
  await open(jonas, { taxProfiles: { items: {} } });
  expect(await screen.findByText(/^Von Jonas fehlt für die Ergebnisse noch eine Angabe/)).toBeVisible();
  expect(screen.queryByText(/ist da, was die Ergebnisse brauchen/)).toBeNull();
});

test.each([undefined, 'leftOut', 'covered'] as const)(
  'a bank account that its owner discusses alone stands on no paper: %s',
  async (discussedAlone) => {
    const account = { personIds: [jonas], institution: 'Geheimbank', position: 0 };
    const items = { [crypto.randomUUID()]: { ...account, ...(discussedAlone && { discussedAlone }) } };
    await open(jonas, { bankAccounts: { items } });
    const place = (await card('Bankverbindung')).getByText('Geheimbank');
    expect(place.closest('[data-vp-screen="true"]') !== null).toBe(discussedAlone !== undefined);
  },
);

test('of who has died on a day that is not known that day is missing, and no age is counted', async () => {
  const items = structuredClone(musterhaus.sections.persons?.items ?? {});
  const gone = items[jonas];
  if (!gone) throw new Error('the household has nobody of this id');
  await open(jonas, { persons: { items: { ...items, [jonas]: { ...gone, deceased: true } } } });
  const basic = await card('Stammdaten');
  expect(basic.getByText('02.09.1988')).toBeVisible();
  expect(basic.queryByText(/38 Jahre/)).toBeNull();
  expect(basic.getByText('5 von 6 Angaben')).toBeVisible();
  expect(basic.getByText('Verstorben am')).toBeVisible();
});

test('a section says when it was changed last, and by whom', async () => {
  const services = createTestServices([musterhaus]);
  services.intercept(({ url, method }) =>
    method === 'GET' && url.pathname.endsWith('/sections/persons')
      ? json(200, {
          section: 'persons',
          version: 3,
          data: musterhaus.sections.persons,
          changedAt: '2026-09-30T22:30:00.000Z',
          changedBy: 'Sabine Senior',
        })
      : undefined,
  );
  await renderArea(analysis, { path: pathOf(jonas), services });
  const basic = await card('Stammdaten');
  expect(basic.getByText('Im Haushalt zuletzt geändert am 01.10.2026 von Sabine Senior')).toBeVisible();
  expect((await card('Kontakt')).queryByText(/zuletzt geändert/)).toBeNull();
});

test('what is missing is counted, and its card leads to the first missing field', async () => {
  const [[id = '', home] = []] = Object.entries(musterhaus.sections.addresses?.items ?? {});
  if (!home) throw new Error('the household has no address');
  const { federalState: _, ...withoutState } = home;
  await open(jonas, { addresses: { items: { [id]: withoutState } } });
  const address = await card('Adresse');
  expect(address.getByText('3 von 4 Angaben')).toBeVisible();
  expect(address.getByText('1 fehlt')).toBeVisible();
  expect(address.getByRole('link')).toHaveAttribute('href', sectionPath('adresse', 'bundesland'));
  const basic = await card('Stammdaten');
  expect(basic.getByRole('link')).toHaveAttribute('href', sectionPath('stammdaten'));
});

test('everything can be edited in one form', async () => {
  await open(jonas);
  expect(await screen.findByRole('link', { name: 'Alles bearbeiten' })).toHaveAttribute(
    'href',
    sectionPath('stammdaten.adresse.kontakt.beruf.forderdaten.bankverbindung'),
  );
});

test('of an IBAN the end is shown; who may not know it sees and misses none', async () => {
  const iban = 'DE70999900000000001001';
  const bankAccounts = { items: { [crypto.randomUUID()]: { position: 0, personIds: [jonas], iban } } };
  await open(jonas, { bankAccounts });
  const bank = await card('Bankverbindung');
  expect(bank.getByText('DE•• •••• 1001')).toBeVisible();
  expect(bank.getByText('1 von 4 Angaben')).toBeVisible();
  const [person] = adults(musterhaus.sections as SectionData);
  const data = { ...(musterhaus.sections as SectionData), bankAccounts };
  const facts = person && factsOf.bankDetails({ data, person, mayKnowNumbers: false });
  expect(facts?.map(({ name }) => name)).toEqual(['holder', 'institution', 'purpose']);
});

test('another person is another page, a child’s without job and taxes', async () => {
  const { path, steps } = await open(jonas);
  await userEvent.click(await screen.findByRole('button', { name: 'Emil' }));
  expect(path()).toBe(pathOf(emil));
  expect(steps()).toBe(0);
  await screen.findByText(/Von Emil/);
  await card('Wer gehört zu wem');
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Stammdaten',
    'Adresse',
    'Wer gehört zu wem',
  ]);
});

test('the household’s id, which is all that the menu knows, stands for the first person', async () => {
  const { path, messages } = await open(householdId);
  await waitFor(() => expect(path()).toBe(pathOf(jonas)));
  expect(messages.filter(({ type }) => type === 'showMessage')).toEqual([]);
});

test('a household of which nothing but names is known has something missing in every section', () => {
  const none = { items: {} };
  const data = {
    persons: musterhaus.sections.persons ?? none,
    addresses: none,
    employments: none,
    taxProfiles: none,
    incomes: none,
    contracts: none,
    contacts: none,
    bankAccounts: none,
    assets: none,
  };
  const [person] = adults(data);
  if (!person) throw new Error('nobody is of age');
  const known = sections.map(
    (section) => factsOf[section]({ data, person, mayKnowNumbers: true }).filter(({ value }) => value).length,
  );
  expect(known).toEqual([5, 0, 0, 0, 0, 0]);
});

test('where a newer release has written what is not known here, nothing is said to be missing', async () => {
  const [[id = '', job] = []] = Object.entries(musterhaus.sections.employments?.items ?? {});
  const employments = { items: { [id]: { ...job, status: 'somethingNewer' } } } as never; // beyond this release's types
  await open(jonas, { employments });
  const jobs = await card('Beruf');
  expect(jobs.queryByText(/fehl|vollständig|Angaben/)).toBeNull();
  expect((await card('Stammdaten')).getByText('vollständig')).toBeVisible();
  expect(screen.queryByText(/Von Jonas sind/)).toBeNull();
});

test('who belongs to whom is drawn, with the way to everybody else', async () => {
  await open(jonas);
  const family = await card('Wer gehört zu wem');
  const grown = within(family.getByRole('list', { name: 'Erwachsene' }));
  expect(grown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Jonasverheiratet',
    'Aylinverheiratet',
  ]);
  const children = within(family.getByRole('list', { name: 'Kinder' }));
  expect(children.getAllByText('Kind von Jonas und Aylin')).toHaveLength(2);
  expect(grown.queryByRole('link', { name: 'Jonas' })).toBeNull();
  expect(children.getByRole('link', { name: 'Emil' })).toHaveAttribute('href', pathOf(emil));
});

test('of a child without parents it is said what is taken for them, and the way leads to the field', async () => {
  const items = structuredClone(musterhaus.sections.persons?.items ?? {});
  const child = items[emil];
  if (!child) throw new Error('the household has nobody of this id');
  const { parents: _, ...ofNobody } = child;
  await open(jonas, { persons: { items: { ...items, [emil]: ofNobody } } });
  const family = await card('Wer gehört zu wem');
  expect(family.getByText(/Eltern noch nicht angegeben, zählt als Kind von Jonas und Aylin\./)).toBeVisible();
  const fields = routes.personalDataSections.href({ householdId, id: emil, sections: 'stammdaten' });
  expect(family.getByRole('link', { name: 'Eltern von Emil angeben' })).toHaveAttribute(
    'href',
    `${fields}?fokus=eltern`,
  );
});

test('parents that nobody has told are chosen by one press each, and a child of none by a second one', async () => {
  const items = structuredClone(musterhaus.sections.persons?.items ?? {});
  const child = items[emil];
  if (!child) throw new Error('the household has nobody of this id');
  const { parents: _, ...ofNobody } = child;
  const path = routes.personalDataSections.href({ householdId, id: emil, sections: 'stammdaten' });
  const sectionsNow = { ...musterhaus.sections, persons: { items: { ...items, [emil]: ofNobody } } };
  const services = createTestServices([{ ...musterhaus, sections: sectionsNow }]);
  await renderArea(analysis, { path, services });
  const stored = () => services.section(householdId, 'persons').items[emil]?.parents;
  const group = within(await screen.findByRole('group', { name: 'Eltern' }));
  for (const name of ['Jonas', 'Aylin'])
    expect(group.getByRole('button', { name, pressed: false })).toBeVisible();
  expect(group.getByText(/^Noch nicht angegeben/)).toBeVisible();
  await userEvent.click(group.getByRole('button', { name: 'Jonas' }));
  await waitFor(() => expect(stored()).toEqual([jonas]));
  await userEvent.click(group.getByRole('button', { name: 'Aylin' }));
  await waitFor(() => expect(stored()).toHaveLength(2));
  expect(group.queryByText(/^Noch nicht angegeben/)).toBeNull();
  await userEvent.click(group.getByRole('button', { name: 'Jonas' }));
  await userEvent.click(group.getByRole('button', { name: 'Aylin' }));
  await waitFor(() => expect(stored()).toEqual([]));
});

test('a child of whom nothing can be taken for its parents is said to be nobody’s', async () => {
  const { [jonas]: grown, [emil]: child } = musterhaus.sections.persons?.items ?? {};
  if (!grown || !child) throw new Error('the household has nobody of this id');
  const { parents: _, ...ofNobody } = child;
  await open(jonas, { persons: { items: { [jonas]: { ...grown, role: 'other' }, [emil]: ofNobody } } });
  const family = await card('Wer gehört zu wem');
  const children = within(family.getByRole('list', { name: 'Kinder' }));
  expect(children.getByRole('listitem').textContent).toBe('EmilEltern noch nicht angegeben. Angeben');
});

test('who lives alone belongs to nobody here', async () => {
  const { [jonas]: single } = musterhaus.sections.persons?.items ?? {};
  if (!single) throw new Error('the household has nobody of this id');
  const { element } = await open(jonas);
  await card('Wer gehört zu wem'); // its code is there
  element.remove();
  await open(jonas, { persons: { items: { [jonas]: single } } });
  await card('Stammdaten');
  expect(screen.queryByRole('region', { name: 'Wer gehört zu wem' })).toBeNull();
});
