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
import { screen, waitFor } from '@testing-library/react';
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
  const path = routes.basicPensionSavingsGoal.href({ householdId });
  const area = await renderArea(beratung, { path, services, ...(customer && { customer }) });
  return {
    ...area,
    householdId,
    personId,
    services,
    kept: () => services.section(householdId, 'basicPensionPlans').items[personId],
  };
}

test('what a pension of 600 euros takes, and what a year of waiting costs', async () => {
  await open(3, { targetPension: 600_00 });
  // 600 euros of contribution bring 425.15: 600 × 600 ÷ 425.15 = 846.8, up to whole euros
  expect(await screen.findByText('847 € Beitrag')).toBeVisible();
  expect(screen.getByText(/^Ein Jahr später/)).toHaveTextContent('34 € mehr im Monat');
});

test.each([0, 600_00, 1_000_00])(
  'what a month takes adds up, a December payment too: %i',
  async (december) => {
    await open(3, { targetPension: 600_00, december });
    const list = (await screen.findByText('Beitrag im Monat')).closest('dl');
    const amounts = [...(list?.querySelectorAll('dd') ?? [])].map(({ textContent }) =>
      Number(textContent.replace('−', '-').replaceAll(/[^\d-]/g, '')),
    );
    const effort = amounts.pop();
    expect(amounts).toHaveLength(december > 0 ? 3 : 2);
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(effort);
  },
);

test('it is taken over into the concept', async () => {
  const { kept, path } = await open(3, { targetPension: 600_00 });
  await userEvent.click(await screen.findByRole('button', { name: 'Ins Konzept übernehmen' }));
  await waitFor(() => expect(kept()).toMatchObject({ monthly: 847_00 }));
  expect(path()).toMatch(/basis-rente\/3$/);
});

test('beyond the maximum the rest is said to go into a depot', async () => {
  await open(3, { targetPension: 5_000_00 });
  expect(await screen.findByText('Der Höchstbetrag reicht nicht')).toBeVisible();
  expect(screen.getByText(/2\.354 € im Monat in ein Depot/)).toBeVisible();
});

test('without a goal the gap is proposed, and the customer is asked', async () => {
  const { kept } = await open(3, {}, customerLooks);
  const propose = await screen.findByRole('button', { name: /^Lücke von .* übernehmen$/ });
  const [, amount = ''] = /von ([\d.]+)/.exec(propose.textContent ?? '') ?? [];
  expect(await customersPage()).toHaveTextContent(/Wie viel mehr möchten Sie/);
  await userEvent.click(propose);
  await waitFor(() => expect(kept()).toMatchObject({ targetPension: Number(amount.replace('.', '')) * 100 }));
});
