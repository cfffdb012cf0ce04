import type { BasicPensionPlan } from '@vp-digital/core/household';
import type { SampleNumber } from '@vp-digital/core/household/samples';
import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import beratung from '../../mount';

/** The page about the first person of a sample, with this plan. */
async function open(
  number: SampleNumber,
  plan: Partial<BasicPensionPlan> = {},
  customer?: typeof customerLooks,
) {
  const sample = testHouseholdOf(number);
  const { householdId, persons } = sample.summary;
  const personId = persons[0]?.personId ?? '';
  const basicPensionPlans = { items: { [personId]: { position: 0, ...plan } } };
  const household = { ...sample, sections: { ...sample.sections, basicPensionPlans } };
  const services = createTestServices([household]);
  const path = routes.basicPensionConcept.href({ householdId });
  const area = await renderArea(beratung, { path, services, ...(customer && { customer }) });
  return {
    ...area,
    householdId,
    personId,
    services,
    kept: () => services.section(householdId, 'basicPensionPlans').items[personId],
  };
}

test('contribution, tax refund and pension of the sample', async () => {
  await open(3, { monthly: 600_00 });
  // 7,200 a year save 2,279 of tax (190 a month); 297,219 euros at 67 give 862, 82 % of it are 707, today 425
  expect(await screen.findByText(/trägt das Finanzamt/)).toHaveTextContent(
    'Von 600 € im Monat trägt das Finanzamt 190 €. Mit 67 kommen 425 € Rente heraus.',
  );
  const cost = within(screen.getByRole('region', { name: 'Was es kostet' }));
  for (const amount of ['7.200 €', '−2.279 €', '4.921 €']) expect(cost.getByText(amount)).toBeVisible();
  expect(screen.getByText(/^Ab Alter 82/)).toHaveTextContent('66 % der Gleichaltrigen');
  const depot = within(screen.getByRole('table', { name: 'Gegen ein Depot' }));
  // the long-run return of the common assumptions: 2 % above an inflation of 2 %
  expect(depot.getByRole('row', { name: /netto mtl/ })).toHaveTextContent(/425 €.*591 €/);
});

test.each([200_00, 260_00, 610_00])(
  'from the gross pension to what it buys the shown amounts add up: %i',
  async (monthly) => {
    await open(3, { monthly });
    const table = await screen.findByRole('table', { name: 'Was herauskommt' });
    const amounts = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.lastElementChild?.textContent.replace('−', '-').replaceAll(/[^\d-]/g, '')));
    const real = amounts.pop();
    expect(amounts).toHaveLength(3);
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(real);
  },
);

test('a contribution is kept, and computed with at once', async () => {
  const { kept } = await open(3);
  expect(await screen.findByText('Wie viel möchte Clara im Monat einzahlen?')).toBeVisible();
  const [field] = screen.getAllByRole('textbox', { name: 'Beitrag im Monat' });
  if (!field) throw new Error('there is no field');
  await userEvent.type(field, '600');
  await userEvent.tab();
  await waitFor(() => expect(kept()).toMatchObject({ monthly: 600_00 }));
  expect(await screen.findByText(/trägt das Finanzamt/)).toHaveTextContent('190 €');
});

test('what lies beyond the maximum is said not to be deducted', async () => {
  await open(3, { monthly: 600_00, december: 30_000_00 });
  // 30,826 − 3,600 today = 27,226 of room; 37,200 are paid: 9,974 beyond
  expect(await screen.findByText('9.974 € im Jahr sind nicht absetzbar')).toBeVisible();
});

test('step 4 is the sheet with the tax in detail', async () => {
  const { go, householdId } = await open(3, { monthly: 600_00 });
  await screen.findByText(/trägt das Finanzamt/);
  act(() => go(`${routes.basicPensionConcept.href({ householdId })}?blatt=steuer`));
  const sheet = await screen.findByRole('complementary', { name: 'Steuer im Detail, Clara' });
  expect(sheet).toHaveTextContent(/Ersparnis durch die neuen Beiträge\s*2\.279 €/);
});

test('the customer sees three courses and the depot beside them', async () => {
  await open(3, { monthly: 600_00 }, customerLooks);
  const page = await customersPage();
  expect(page).toHaveTextContent(/Schwacher Verlauf.*345 €/);
  expect(page).toHaveTextContent(/Guter Verlauf.*528 €/);
  expect(page).toHaveTextContent(/Mit 82 Jahren/);
});
