import type { SectionName } from '@vp-digital/core/household';
import { createTestServices, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from './mount';

const [, musterhaus] = testHouseholds;
const { householdId } = musterhaus.summary;

/** The household as a newer release has left it: members of the first entries of a document are set. */
function open(
  route: { href(of: { householdId: string }): string },
  section: SectionName,
  members: object,
  count = Infinity,
) {
  const { sections } = musterhaus;
  const items = Object.entries(sections[section]?.items ?? {}).map(([id, entry], index) => [
    id,
    index < count ? { ...entry, ...members } : entry,
  ]);
  if (items.length === 0) items.push([crypto.randomUUID(), members]);
  const document = { items: Object.fromEntries(items) as never }; // what this release's types cannot say
  const services = createTestServices([{ ...musterhaus, sections: { ...sections, [section]: document } }]);
  return renderArea(analysis, { path: route.href({ householdId }), services }).then((page) => ({
    services,
    ...page,
  }));
}

const line = 'Eintrag aus einer neueren Fassung';
const waits = /nicht bekannt, denn dazu gibt es Angaben aus einer neueren Fassung/;

const debt = { position: 0, kind: 'somethingNewer', lender: 'nobody here knows' }; // without what all known kinds have

/** Writes a gross salary, which is saved. */
async function changeGross() {
  const salary = await screen.findByRole('group', { name: 'Gehalt von Jonas' });
  const gross = within(salary).getByRole('textbox', { name: 'Brutto' });
  await userEvent.clear(gross);
  await userEvent.type(gross, '5.200');
  await userEvent.tab();
}

test('a field that is not known disturbs nothing, and is still there when something else was saved', async () => {
  const { services } = await open(routes.income, 'incomes', { shoeSize: 43 });
  await changeGross();
  const incomes = () => Object.values(services.section(householdId, 'incomes').items);
  await waitFor(() => expect(incomes().map((income) => income.gross)).toContain(5_200_00));
  expect(incomes().every((income) => 'shoeSize' in income)).toBe(true);
  expect(screen.queryByText(waits)).not.toBeInTheDocument();
});

test.each([
  ['incomes', routes.income, { kind: 'somethingNewer' }, 'Haushaltsnetto'],
  ['expenses', routes.expenses, { category: 'somethingNewer' }, 'Frei verfügbar'],
  ['contracts', routes.contracts, { kind: 'somethingNewer' }, 'Versicherungen'],
  ['assets', routes.balanceSheet, { kind: 'somethingNewer' }, 'Nettovermögen'],
  ['liabilities', routes.balanceSheet, debt, 'Nettovermögen'],
  ['goals', routes.wishesAndGoals, { category: 'somethingNewer' }, 'Nötige Raten'],
] as const)(
  'an entry of %s that is not known is a line that is only read, and figures that need it say so',
  async (section, route, members, figure) => {
    const { element, services } = await open(route, section, members, 1);
    const before = services.section(householdId, section);
    expect(await screen.findByText(line)).toBeVisible();
    const headline = screen.getAllByText(waits).find((one) => one.textContent?.startsWith(`${figure}:`));
    expect(headline).toBeVisible();
    for (const strip of element.querySelectorAll('[data-figure] dd'))
      expect(strip).not.toHaveTextContent('€');
    expect(screen.queryByText('Dieser Haushalt wurde in einer neueren Fassung bearbeitet')).toBeNull();
    expect(services.section(householdId, section)).toEqual(before);
  },
);

test('beside an income that is not known the others are edited, and it stays as it is', async () => {
  const { services } = await open(routes.income, 'incomes', { kind: 'somethingNewer', shoeSize: 43 }, 1);
  const [[id = '', unknown] = []] = Object.entries(services.section(householdId, 'incomes').items);
  const incomes = () => Object.values(services.section(householdId, 'incomes').items);
  const kinds = screen.getAllByRole('combobox', { name: /^Art/ });
  expect(kinds).toHaveLength(incomes().length - 1);
  const amount = screen.getAllByRole('textbox', { name: /Netto/ })[0];
  if (!amount) throw new Error('there is no other income');
  await userEvent.clear(amount);
  await userEvent.type(amount, '1.234');
  await userEvent.tab();
  await waitFor(() => expect(incomes().map(({ net }) => net)).toContain(1_234_00));
  expect(services.section(householdId, 'incomes').items[id]).toEqual(unknown);
});

test('from a code that is not known no net is estimated, and nothing is summed with it', async () => {
  await open(routes.income, 'employments', { healthInsurance: 'somethingNewer' });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Schätzen' }))[0] as HTMLElement);
  expect(
    await screen.findByText('Zum Schätzen fehlt noch: was eine neuere Fassung erfasst hat.'),
  ).toBeVisible();
  expect(screen.getAllByText(/^Haushaltsnetto: nicht bekannt/)[0]).toBeVisible();
});

test('a code that is not known is called so, and cannot be changed', async () => {
  const { services } = await open(routes.income, 'taxProfiles', { taxClass: 'VII' });
  const [field] = await screen.findAllByRole('combobox', { name: /Steuerklasse/ });
  expect(field).toHaveTextContent('andere (neuere Fassung)');
  expect(field).toBeDisabled();
  expect(field).toHaveAccessibleDescription(
    'Hinweis: Diese Angabe stammt aus einer neueren Fassung und kann hier nicht geändert werden.',
  );
  await changeGross();
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'incomes').items).map(({ gross }) => gross)).toContain(
      5_200_00,
    ),
  );
  for (const profile of Object.values(services.section(householdId, 'taxProfiles').items))
    expect(profile.taxClass).toBe('VII');
});
