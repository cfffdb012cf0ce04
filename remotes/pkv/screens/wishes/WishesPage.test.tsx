import type { SampleNumber } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pkv from '../../mount';

function openedAt(number: SampleNumber) {
  const household = testHouseholdOf(number);
  const { householdId } = household.summary;
  const services = createTestServices([household]);
  const path = routes.pkvBenefits.href({ householdId });
  return { householdId, services, open: () => renderArea(pkv, { path, services }) };
}

test('24 wishes in six areas, each with the statutory level beside it', async () => {
  await openedAt(6).open();
  expect(await screen.findByText('Was ist Nadine wichtig?')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'unverzichtbar' })).toHaveLength(24);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ambulant', 'Krankenhaus', 'Zähne', 'Sehhilfen', 'Ausland', 'Garantien']),
  );
  const teeth = within(screen.getByRole('region', { name: 'Zähne' }));
  expect(
    teeth.getByText(/Gesetzlich: Festzuschuss 60 bis 75\s% der Regelversorgung \(§\s55 SGB V\)/),
  ).toBeVisible();
});

test('an answer is kept with the person, and counted at once', async () => {
  const { services, householdId, open } = openedAt(6);
  await open();
  const choice = within(await screen.findByRole('group', { name: 'Chefarzt' }));
  await userEvent.click(choice.getByRole('button', { name: 'unverzichtbar' }));
  expect(await screen.findByText('1 unverzichtbar')).toBeVisible();
  expect(screen.getByText(/^23 Wünsche sind noch ohne Antwort/)).toBeVisible();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Brille' })).getByRole('button', { name: 'wichtig' }),
  );
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'healthWishes').items)).toMatchObject([
      { weights: { chiefPhysician: 'must', glasses: 'important' } },
    ]),
  );
});

test('a starting point answers all, and is taken back', async () => {
  await openedAt(6).open();
  await userEvent.click(await screen.findByRole('button', { name: 'Komfort' }));
  expect(await screen.findByText('3 unverzichtbar')).toBeVisible(); // and 8 important, as the list of the starting point says
  await userEvent.click(screen.getByRole('button', { name: /^Rückgängig/ }));
  expect(await screen.findByText('Was ist Nadine wichtig?')).toBeVisible();
});

test('who may not choose reads why, and has nothing to answer', async () => {
  await openedAt(2).open();
  expect(await screen.findByText('Jonas kann nicht in die PKV wechseln')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'unverzichtbar' })).not.toBeInTheDocument();
});
