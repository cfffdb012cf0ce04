import { documentsOf, sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen } from '@testing-library/react';
import analysis from '../../mount';

const musterhaus = sampleHouseholds[1];
if (!musterhaus) throw new Error('the sample is there');

test('pay that begins later is named with its day, can be changed, and is in no sum', async () => {
  const { incomes } = documentsOf(musterhaus);
  const [[id, salary] = []] = Object.entries(incomes.items).filter(([, { kind }]) => kind === 'salary');
  if (id === undefined || salary === undefined) throw new Error('somebody is paid');
  const later = { ...salary, position: 20, from: '2027-07-01' };
  const items = { ...incomes.items, [crypto.randomUUID()]: later };
  const household = testHousehold({
    ...musterhaus,
    sections: { ...musterhaus.sections, incomes: { items } },
  });
  const path = routes.income.href({ householdId: household.summary.householdId });
  await renderArea(analysis, {
    path,
    services: createTestServices([household]),
    now: '2026-10-01T08:00:00Z',
  });
  expect(await screen.findByText(/Jonas und Aylin haben/)).toHaveTextContent('5.450 €');
  expect(screen.getByText(/^Ab 01\.07\.2027: Jonas, Gehalt/)).toHaveTextContent('zählt heute noch nicht mit');
  expect(screen.getAllByRole('group', { name: 'Gehalt von Jonas' })).toHaveLength(2);
});
