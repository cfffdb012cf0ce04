import { emptySection } from '@vp-digital/core/household';
import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const path = routes.balanceSheet.href({ householdId: musterhaus.summary.householdId });

test('the balance is offered as PDF; that it was not made is said, and it can be tried again', async () => {
  await renderArea(analysis, { path, services: createTestServices([musterhaus]) }); // jsdom has no workers
  const button = await screen.findByRole('button', { name: 'Als PDF' });
  await userEvent.click(button);
  expect(await screen.findByText(/^Das PDF wurde nicht erstellt/)).toBeVisible();
  expect(button).toBeEnabled();
});

test('of nothing there is no PDF', async () => {
  const sections = {
    ...musterhaus.sections,
    assets: emptySection('assets'),
    liabilities: emptySection('liabilities'),
    contracts: emptySection('contracts'),
  };
  await renderArea(analysis, { path, services: createTestServices([{ ...musterhaus, sections }]) });
  expect(await screen.findByText('Womit beginnen Sie?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Als PDF' })).toBeNull();
});
