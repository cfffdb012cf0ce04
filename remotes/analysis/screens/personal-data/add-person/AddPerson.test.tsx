import { personsInOrder, type SectionData } from '@vp-digital/core/household';
import { createTestServices, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../../mount';

const [lena, musterhaus] = testHouseholds;

const idsOf = ({ sections }: typeof lena) => personsInOrder(sections as SectionData).map(({ id }) => id); // whole samples

async function open(household: typeof lena) {
  const { householdId } = household.summary;
  const [id = ''] = idsOf(household);
  const services = createTestServices([household]);
  const area = await renderArea(analysis, {
    path: routes.personalData.href({ householdId, id }),
    services,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Person hinzufügen' }));
  await screen.findByRole('form', { name: 'Neue Person im Haushalt' });
  const stored = () => ({
    persons: services.section(householdId, 'persons').items,
    addresses: services.section(householdId, 'addresses').items,
  });
  return { ...area, stored, householdId };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Hinzufügen' }));

test('a child is born: it has the name and the home of the others, and the way leads on to its basic data', async () => {
  const { path, stored, householdId, bus } = await open(musterhaus);
  const messages: string[] = [];
  bus.subscribe('updatedPersonalData', ({ sections }) => messages.push(...sections));
  bus.subscribe('setRefetchPersonList', () => messages.push('person list'));
  expect(screen.queryByRole('button', { name: 'Partner(in)' })).toBeNull();
  expect(field('Nachname')).toHaveValue('Musterhaus');
  await userEvent.type(field('Vorname'), 'Ida');
  await userEvent.type(field('Geburtsdatum'), '20.09.2026');
  await add();
  await waitFor(() => expect(Object.keys(stored().persons)).toHaveLength(5));
  const [id = '', ida] =
    Object.entries(stored().persons).find(([, { firstName }]) => firstName === 'Ida') ?? [];
  expect(ida).toEqual({
    firstName: 'Ida',
    lastName: 'Musterhaus',
    birthDate: '2026-09-20',
    role: 'child',
    position: 4,
  });
  await waitFor(() =>
    expect(Object.values(stored().addresses).flatMap(({ personIds }) => personIds)).toContain(id),
  );
  await waitFor(() => expect(messages).toContain('person list'));
  expect(new Set(messages)).toEqual(new Set(['basicData', 'address', 'person list']));
  await userEvent.click(screen.getByRole('link', { name: 'Angaben zu Ida ergänzen' }));
  expect(path()).toBe(routes.personalDataSections.href({ householdId, id, sections: 'stammdaten' }));
  expect(await screen.findByRole('textbox', { name: 'Vorname' })).toHaveValue('Ida');
});

test('a partner comes to who is alone, and is grown up', async () => {
  const { stored } = await open(lena);
  await userEvent.click(screen.getByRole('button', { name: 'Partner(in)' }));
  await userEvent.type(field('Vorname'), 'Kim');
  await userEvent.type(field('Geburtsdatum'), '01.10.2010');
  await add();
  expect(field('Geburtsdatum')).toHaveAccessibleDescription(/mindestens 18 Jahre/);
  expect(field('Geburtsdatum')).toHaveFocus();
  expect(Object.keys(stored().persons)).toHaveLength(1);
  await userEvent.clear(field('Geburtsdatum'));
  await userEvent.type(field('Geburtsdatum'), '01.10.1990');
  await add();
  await waitFor(() =>
    expect(Object.values(stored().persons).map(({ role }) => role)).toEqual(['responsible', 'responsible']),
  );
});

test('what is missing is said beside its field; who changes his mind leaves everything as it was', async () => {
  const { stored, state } = await open(musterhaus);
  await add();
  expect(field('Vorname')).toHaveAccessibleDescription('Fehler: Bitte Vorname angeben');
  await userEvent.type(field('Vorname'), 'Ida');
  expect(Object.keys(state().session.dirty)).not.toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(state().session.dirty).toEqual({});
  expect(screen.getByRole('button', { name: 'Person hinzufügen' })).toBeVisible();
  expect(Object.keys(stored().persons)).toHaveLength(4);
});

describe('letters to a child who is born', () => {
  const [jonas = '', ...others] = idsOf(musterhaus);
  const bear = async (personIds: string[]) => {
    const post = { personIds, street: 'Postfachallee', delivery: true, position: 1 };
    const items = { ...musterhaus.sections.addresses?.items, [crypto.randomUUID()]: post };
    const area = await open({
      ...musterhaus,
      sections: { ...musterhaus.sections, addresses: { items } },
    });
    await userEvent.type(field('Vorname'), 'Ida');
    await userEvent.type(field('Geburtsdatum'), '20.09.2026');
    await add();
    await waitFor(() => expect(Object.keys(area.stored().persons)).toHaveLength(5));
    const [id = ''] =
      Object.entries(area.stored().persons).find(([, { firstName }]) => firstName === 'Ida') ?? [];
    const of = (delivery: boolean) =>
      Object.values(area.stored().addresses).find((one) => (one.delivery ?? false) === delivery)?.personIds;
    await waitFor(() => expect(of(false)).toContain(id));
    return { id, delivered: of(true) };
  };

  test('go where all go who live there', async () => {
    const { id, delivered } = await bear([jonas, ...others]);
    expect(delivered).toContain(id);
  });

  test('come home where one of them gets hers there', async () => {
    const { id, delivered } = await bear([jonas]);
    expect(delivered).not.toContain(id);
  });
});

test('one step takes the person back, from the home too', async () => {
  const { stored } = await open(musterhaus);
  const before = stored();
  await userEvent.type(field('Vorname'), 'Ida');
  await userEvent.type(field('Geburtsdatum'), '20.09.2026');
  await add();
  await waitFor(() => expect(Object.keys(stored().persons)).toHaveLength(5));
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  await waitFor(() => expect(stored()).toEqual(before));
  expect(screen.queryByText(/gehört jetzt zum Haushalt/)).toBeNull();
});
