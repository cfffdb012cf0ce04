import type { HealthChartDocument } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  serveHealthChart,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pkv from '../../mount';

const nadine = '22222222-0006-4000-8000-000000000001';
const partner = '22222222-0006-4000-8000-000000000009';
const given: Partial<HealthChartDocument> = {
  state: 'given',
  version: 1,
  chart: { answers: { lungs: { answer: 'yes', evidence: 'proven', details: 'Heuschnupfen' } } },
};

/** Nadine's page as she sees it, with somebody living with her or without. */
async function openedFor(persons?: SectionData['persons'], document = given) {
  const household = testHouseholdOf(6);
  const { householdId } = household.summary;
  const sections = { ...household.sections, ...(persons && { persons }) };
  const services = createTestServices([{ ...household, sections }]);
  serveHealthChart(services, { personId: nadine, ...document });
  const path = routes.pkvHealthChart.href({ householdId });
  await renderArea(pkv, { path, services, customer: customerLooks });
  return { page: await customersPage() };
}

test('somebody living by herself reads her answers, without any light', async () => {
  const { page } = await openedFor();
  await waitFor(() => expect(page).toHaveTextContent('1 von 15 Fragen haben Sie beantwortet.'));
  expect(page).toHaveTextContent(/Atemwege und AllergienHeuschnupfen.*ja, belegt/);
  expect(page).not.toHaveTextContent('Zuschlag möglich');
});

test('where two live nothing is shown until it is said that nobody else looks on, and covered again', async () => {
  const { persons } = testHouseholdOf(6).sections;
  const items = {
    ...persons?.items,
    [partner]: {
      position: 9,
      role: 'partner',
      firstName: 'Kim',
      lastName: 'Musterkamp',
      birthDate: '1990-01-01',
    },
  } satisfies SectionData['persons']['items'];
  const { page } = await openedFor({ items });
  expect(page).toHaveTextContent('Was Nadine sagt, sieht nur Nadine.');
  expect(page).not.toHaveTextContent('Heuschnupfen');
  const shown = screen.getByRole('switch', { name: 'Nur Nadine schaut zu: in der Kundenansicht zeigen' });
  await userEvent.click(shown);
  await waitFor(async () => expect(await customersPage()).toHaveTextContent('Heuschnupfen'));
  await userEvent.click(shown);
  expect(await customersPage()).toHaveTextContent('Was Nadine sagt, sieht nur Nadine.');
  expect(await customersPage()).not.toHaveTextContent('Heuschnupfen');
});

test('without consent the page says that nothing is asked', async () => {
  const { page } = await openedFor(undefined, { state: 'noConsent' });
  await waitFor(() =>
    expect(page).toHaveTextContent('Ohne Ihre Einwilligung fragen wir nichts zu Ihrer Gesundheit.'),
  );
});
