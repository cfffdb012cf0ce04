import type { SampleNumber } from '@vp-digital/core/household/samples';
import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import pkv from '../../mount';

type AreaRoute = 'pkvOutpatient' | 'pkvGlasses' | 'pkvDental' | 'pkvAbroad' | 'pkvGuarantees';

function openedAt(route: AreaRoute, number: SampleNumber = 6) {
  const household = testHouseholdOf(number);
  const { householdId } = household.summary;
  const services = createTestServices([household]);
  const path = routes[route].href({ householdId });
  const open = (language?: 'en') => renderArea(pkv, { path, services, ...(language && { language }) });
  return { householdId, services, open };
}

const rowIn = (table: RegExp, name: RegExp) =>
  screen.findByRole('table', { name: table }).then((found) => within(found).getByRole('row', { name }));

test('the fund is the first column; less than it is red, and what is not said is not "no"', async () => {
  await openedAt('pkvOutpatient').open();
  const table = await screen.findByRole('table', { name: 'Leistungen: Ambulant' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    'Leistung',
    'Gesetzlich bleibenIhr Maßstab',
    'Muster StartBeispiel Krankenversicherung (fiktiv)',
    'Muster KomfortMuster Krankenversicherung (fiktiv)',
    'Muster PremiumPhantasia Krankenversicherung (fiktiv)',
  ]);
  const therapy = within(table).getByRole('row', { name: /^Psychotherapie/ });
  expect(within(therapy).getAllByText('weniger als gesetzlich')).toHaveLength(2); // Start 20, Komfort 50 sessions
  expect(within(table).getByRole('row', { name: /^Kinderwunsch/ })).toHaveTextContent('keine Angabe');
});

test('the example: 222 € in the fund, 376, 32 and 0 in the tariffs', async () => {
  await openedAt('pkvOutpatient').open();
  const title = /Rechnungen über 1.240\s€/;
  expect(await rowIn(title, /^Gesetzlich/)).toHaveTextContent(/222\s€/);
  expect(await rowIn(title, /^Muster Start/)).toHaveTextContent(/864\s€376\s€/);
  // alone: 1.240 − (1.208 − 600)
  expect(await rowIn(title, /^Muster Komfort/)).toHaveTextContent(/1.208\s€32\s€632\s€/);
});

test('in English the paragraphs are written as English texts write them', async () => {
  await openedAt('pkvOutpatient').open('en');
  expect(await screen.findByText(/^§\s28\s\(3\) SGB V$/)).toBeVisible();
  expect(screen.queryByText(/Abs\./)).toBeNull();
});

test('glasses alone stay below every Selbstbeteiligung: a sentence says it, not a column', async () => {
  await openedAt('pkvGlasses').open();
  expect(await rowIn(/Brille/, /^Muster Komfort/)).toHaveTextContent(/1.500\s€900\s€$/);
  expect(screen.queryByRole('columnheader', { name: 'Als einzige Rechnung im Jahr' })).toBeNull();
  expect(screen.getByText(/zahlen Sie sie überall ganz/)).toBeVisible();
});

test('the way on leads to the comparison', async () => {
  const { householdId, open } = openedAt('pkvDental');
  await open();
  expect(await screen.findByRole('link', { name: 'Weiter: Vergleich' })).toHaveAttribute(
    'href',
    expect.stringContaining(routes.pkvComparison.href({ householdId })),
  );
});

test('what is pressed here is a wish', async () => {
  const { services, householdId, open } = openedAt('pkvOutpatient');
  await open();
  const table = await screen.findByRole('table', { name: 'Leistungen: Ambulant' });
  const row = within(table).getByRole('row', { name: /^Heilpraktiker/ });
  await userEvent.click(within(row).getByRole('button', { name: 'wichtig' }));
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'healthWishes').items)).toMatchObject([
      { weights: { alternative: 'important' } },
    ]),
  );
});

test('teeth by year: 2.400, 1.400, then 510 in Muster Komfort', async () => {
  await openedAt('pkvDental').open();
  const title = /Implantat für 3.400\s€/;
  // fund 3.400 − 600; Start 60 %, at most 500; Komfort 85 %, at most 1.000; Premium 90 %, at most 2.000
  expect(await rowIn(title, /^1. Jahr/)).toHaveTextContent('1. Jahr2.8002.9002.4001.400');
  expect(await rowIn(title, /^6. Jahr/)).toHaveTextContent('6. Jahr2.8001.360510340');
});

test('abroad: a profile is tried and not kept', async () => {
  const { services, open } = openedAt('pkvAbroad');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '12 Monate' }));
  await userEvent.click(screen.getByRole('button', { name: 'auch außerhalb Europas' }));
  expect(screen.getByText('6 Monate abgedeckt')).toBeVisible();
  expect(services.writes).toEqual([]);
});

test('a civil servant: only tariffs beside the aid, for the part that they insure', async () => {
  await openedAt('pkvOutpatient', 4).open();
  await screen.findByText(/bereits privat versichert/); // Sandra's own contract stays what is looked at
});
