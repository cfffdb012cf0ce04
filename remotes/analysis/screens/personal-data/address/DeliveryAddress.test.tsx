import type { SectionData } from '@vp-digital/core/household';
import { createTestServices, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../../mount';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;
const [jonas = '', aylin = '', emil = '', lia = ''] = Object.keys(musterhaus.sections.persons?.items ?? {});

async function open(id: string, page: 'one section' | 'all', sections: Partial<SectionData> = {}) {
  const services = createTestServices([{ ...musterhaus, sections: { ...musterhaus.sections, ...sections } }]);
  const at = { householdId, id };
  const one = routes.personalDataSections.href({ ...at, sections: 'adresse' });
  await renderArea(analysis, {
    path: page === 'all' ? routes.personalData.href(at) : one,
    services,
  });
  const stored = () => Object.values(services.section(householdId, 'addresses').items);
  return { stored, deliveries: () => stored().filter(({ delivery }) => delivery) };
}

test('letters of all who live together go elsewhere, nobody lives there, and it goes again', async () => {
  const { deliveries } = await open(aylin, 'one section');
  await userEvent.click(await screen.findByRole('button', { name: 'Abweichende Zustelladresse' }));
  const group = within(await screen.findByRole('group', { name: 'Zustelladresse von Aylin' }));
  expect(group.getByRole('textbox', { name: 'Straße' })).toHaveFocus();
  await userEvent.keyboard('Postfachallee');
  await userEvent.tab();
  await waitFor(() => expect(deliveries()).toMatchObject([{ street: 'Postfachallee', country: 'DE' }]));
  expect(deliveries()[0]?.personIds.toSorted()).toEqual([jonas, aylin, emil, lia].toSorted());
  expect(group.getByText(/^Gilt auch für Jonas/)).toBeVisible();
  expect(screen.getAllByRole('textbox', { name: 'Straße' })[0]).toHaveValue('Musterweg');
  await userEvent.click(group.getByRole('button', { name: 'Zustelladresse entfernen' }));
  await waitFor(() => expect(deliveries()).toEqual([]));
  expect(screen.getByRole('button', { name: 'Abweichende Zustelladresse' })).toBeVisible();
});

test('one of them has her letters at home again, and may have an address of her own for them', async () => {
  const { deliveries } = await open(aylin, 'one section');
  const add = () => screen.findByRole('button', { name: 'Abweichende Zustelladresse' });
  await userEvent.click(await add());
  await userEvent.click(await screen.findByRole('button', { name: 'Nicht für Aylin' }));
  const ofWhom = () => deliveries().map(({ personIds }) => personIds.toSorted());
  await waitFor(() => expect(ofWhom()).toEqual([[jonas, emil, lia].toSorted()]));
  await userEvent.click(await add());
  await waitFor(() => expect(ofWhom()).toEqual([[jonas, emil, lia].toSorted(), [aylin]]));
  expect(screen.queryByRole('button', { name: 'Nicht für Aylin' })).toBeNull();
});

test('letters go on to somebody of whom no home is known any more: their address is shown and can go', async () => {
  const post = { personIds: [aylin], street: 'Postfachallee', delivery: true, position: 1 };
  const { deliveries } = await open(aylin, 'one section', {
    addresses: { items: { [crypto.randomUUID()]: post } },
  });
  const group = within(await screen.findByRole('group', { name: 'Zustelladresse von Aylin' }));
  expect(group.getByRole('textbox', { name: 'Straße' })).toHaveValue('Postfachallee');
  await userEvent.click(group.getByRole('button', { name: 'Zustelladresse entfernen' }));
  await waitFor(() => expect(deliveries()).toEqual([]));
  expect(screen.queryByRole('button', { name: 'Abweichende Zustelladresse' })).toBeNull();
});

describe('where a person is shown', () => {
  const to = { street: 'Postfachallee', houseNumber: '3', postalCode: '86150', city: 'Augsburg' };
  const post = { ...to, position: 1, personIds: [aylin], delivery: true };
  const addresses = { items: { ...musterhaus.sections.addresses?.items, [crypto.randomUUID()]: post } };

  test('it stands in one line', async () => {
    await open(aylin, 'all', { addresses });
    expect(await screen.findByText('Postfachallee 3, 86150 Augsburg')).toBeVisible();
  });

  test('it is not missing where there is none', async () => {
    await open(jonas, 'all', { addresses });
    expect(await screen.findByRole('region', { name: 'Adresse' })).not.toHaveTextContent('Zustelladresse');
  });
});

test('since when somebody lives there is no day to come', async () => {
  const { stored } = await open(jonas, 'one section');
  const field = await screen.findByRole('textbox', { name: 'Wohnt hier seit' });
  await userEvent.type(field, '01.10.2030');
  await userEvent.tab();
  expect(field).toBeInvalid();
  expect(stored()[0]?.validFrom).toBeUndefined();
  await userEvent.clear(field);
  await userEvent.type(field, '01.04.2019');
  await userEvent.tab();
  await waitFor(() => expect(stored()[0]?.validFrom).toBe('2019-04-01'));
});
