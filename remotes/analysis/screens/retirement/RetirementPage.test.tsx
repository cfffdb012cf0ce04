import { savingsPlanId } from '@vp-digital/core/household';
import {
  createTestServices,
  customerLooks,
  customersPage,
  renderArea,
  type RenderAreaOptions,
  type TestHousehold,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { permissions, routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);

async function open(sections: TestHousehold['sections'] = {}, options: Partial<RenderAreaOptions> = {}) {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, ...sections } };
  const services = createTestServices([household]);
  const { householdId } = household.summary;
  await renderArea(analysis, {
    path: routes.retirement.href({ householdId }),
    services,
    customer: customerLooks,
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: 'Ruhestandsplaner' });
  return { services, householdId };
}

const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const main = () => screen.getByRole('main');

test('says what is missing beside the pensions and how far the savings go, and agrees with F15', async () => {
  await open();
  // F15 of the sample: need 4,360 €, pensions and saved rent 3,483 €; 877 € remain, and no capital stands against it
  expect(main()).toHaveTextContent(/Neben den Renten fehlen 877\s€ im Monat/);
  expect(card('Womit Sie leben').getByRole('table')).toHaveTextContent(/877\s€/);
  expect(main()).toHaveTextContent(/Als Erspartes für das Alter zählt noch nichts/);
  expect(main()).not.toHaveTextContent('aufgebraucht'); // what was never there
});

test('where nothing counts as savings no age is said, but what would count and where it is recorded', async () => {
  const { householdId } = await open();
  const wealth = card('Das Ersparte bis 95');
  expect(wealth.getByText(/Gezählt werden Wertpapiere aus der Vermögensbilanz/)).toBeVisible();
  expect(wealth.getByRole('link', { name: 'Zur Vermögensbilanz' })).toHaveAttribute(
    'href',
    routes.balanceSheet.href({ householdId }),
  );
  expect(screen.queryByRole('img', { name: /Das Ersparte in heutiger Kaufkraft/ })).toBeNull();
  for (const cell of card('Varianten').getAllByRole('row').slice(1))
    expect(cell).toHaveTextContent(/kein Erspartes/);
  for (const row of card('Wie empfindlich das ist').getAllByRole('row').slice(1))
    expect(row).toHaveTextContent(/kein Erspartes/);
  const page = await customersPage();
  expect(page).toHaveTextContent(/Mitzählen würden Wertpapiere und Sparverträge/);
  expect(page).not.toHaveTextContent(/reicht dafür bis/);
});

test('little savings reach an age, which is said again', async () => {
  await open({
    assets: {
      items: {
        ...musterhaus.sections.assets?.items,
        '77777777-0000-4000-8000-000000000001': {
          position: 9,
          kind: 'securities',
          name: 'Depot',
          value: 2_000_000,
          asOf: '2026-10-01',
          ownership: {},
          earmarked: false,
        },
      },
    },
  });
  expect(main()).toHaveTextContent(/Das Ersparte reicht dafür bis \d+\./);
  expect(screen.getByRole('img', { name: /Das Ersparte in heutiger Kaufkraft nach Alter/ })).toBeVisible();
  expect(card('Varianten').getAllByRole('row')[1]).toHaveTextContent(/bis \d+/);
});

test('the customer sees the layers beside the need, and the foot names results and no moments', async () => {
  await open();
  const page = await customersPage();
  expect(page.querySelector('[aria-label^="Womit Sie im Ruhestand leben"]')).toBeInTheDocument();
  expect(page).toHaveTextContent(/Was Sie brauchen\s*4\.360\s€/);
  expect(page).toHaveTextContent(
    /Auf dieser Seite geschätzt: Womit Sie im Monat leben, in heutiger Kaufkraft\.$/,
  );
});

test('what is needed is one press away, and the money then lasts', async () => {
  await open();
  await userEvent.click(card('Was-wäre-wenn').getByRole('button', { name: /reichen bis zum Ende/ }));
  expect(main()).toHaveTextContent(/reicht es über 95 hinaus/);
  expect(await customersPage()).toHaveTextContent(/reicht es über 95 hinaus/); // the customer sees what is tried
});

test('what is tried becomes the savings amount only after its old and new value were shown', async () => {
  const { services, householdId } = await open();
  fireEvent.change(screen.getByRole('slider', { name: 'Zusätzlich sparen' }), { target: { value: '30000' } });
  await userEvent.click(screen.getByRole('button', { name: 'Als Plan übernehmen' }));
  const dialog = within(await screen.findByRole('dialog'));
  // 450 € are saved today
  expect(dialog.getByText('Sparbetrag neu').parentElement).toHaveTextContent(/750\s€ mtl\./);
  await userEvent.click(dialog.getByRole('button', { name: 'Sparbetrag ändern' }));
  await waitFor(() =>
    expect(services.section(householdId, 'savingsPlan').items[savingsPlanId]?.amount).toBe(75_000),
  );
});

test('a variant holds what differs, and is deleted again', async () => {
  const { services, householdId } = await open();
  const kept = () => Object.values(services.section(householdId, 'simulationVariants').items);
  fireEvent.change(screen.getByRole('slider', { name: 'Zusätzlich sparen' }), { target: { value: '30000' } });
  await userEvent.click(screen.getByRole('button', { name: 'Variante merken' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name der Variante' }), '300 € mehr');
  await userEvent.click(screen.getByRole('button', { name: 'Merken' }));
  await waitFor(() =>
    expect(kept()).toMatchObject([{ kind: 'retirement', title: '300 € mehr', extraSaving: 30_000 }]),
  );
  await userEvent.click(await screen.findByRole('button', { name: '300 € mehr löschen' }));
  await waitFor(() => expect(kept()).toEqual([]));
});

test('without the permission nothing is kept, and the page says so', async () => {
  const some = Object.values(permissions).filter((permission) => permission !== permissions.simulations);
  await open({}, { user: { permissions: some } });
  expect(screen.queryByRole('button', { name: 'Variante merken' })).toBeNull();
  expect(card('Varianten').getByText(/fehlt die Berechtigung/)).toBeVisible();
});

test('without any income nothing is computed; what is missing is named', async () => {
  await open({ incomes: { items: {} } });
  expect(main()).toHaveTextContent('Für den Ruhestandsplan fehlen noch Angaben.');
  expect(screen.queryByRole('img', { name: /Das Ersparte/ })).toBeNull();
  expect(await customersPage()).toHaveTextContent('Für Ihren Ruhestandsplan fehlen noch Angaben.');
});

test('a changed assumption is kept for the household and moves the plan', async () => {
  const { services, householdId } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Annahmen' }));
  const rate = await screen.findByRole('slider', { name: 'Rendite auf lange Sicht, über der Inflation' });
  fireEvent.change(rate, { target: { value: '400' } });
  fireEvent.blur(rate);
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'assumptions').items)).toMatchObject([
      { realReturn: 400 },
    ]),
  );
  expect(screen.getByRole('slider', { name: 'Rendite über der Inflation' })).toHaveValue('40');
});

test('the retired see what they draw beside what they spend, without any start or saving to move', async () => {
  const retired = testHouseholdOf(5);
  await renderArea(analysis, {
    path: routes.retirement.href({ householdId: retired.summary.householdId }),
    services: createTestServices([retired]),
    customer: customerLooks,
  });
  // 1,517 + 863 + 334 € are 2,714 €; 2,145 € are lived on and 198 € insured
  await screen.findByRole('heading', { level: 1, name: 'Ruhestandsplaner' });
  expect(main()).toHaveTextContent(/Ihre Renten decken, was Sie ausgeben\. Das Geld reicht über 95 hinaus/);
  expect(screen.getByRole('region', { name: 'Was-wäre-wenn' })).toHaveTextContent(/2\.343\s€/);
  expect(card('Womit Sie leben').getByRole('row', { name: /alle in Rente/ })).toHaveTextContent(/2\.714\s€/);
  expect(screen.queryByRole('slider', { name: /^Rentenbeginn|^Zusätzlich sparen/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Zwei Jahre früher' })).toBeNull();
  expect(await customersPage()).toHaveTextContent(/Ihre Renten decken, was Sie ausgeben/);
});

test('a death in old age: his pensions end, hers begins in two steps, and keys move it on the life line', async () => {
  const retired = testHouseholdOf(5);
  await renderArea(analysis, {
    path: routes.retirement.href({ householdId: retired.summary.householdId }),
    services: createTestServices([retired]),
    customer: customerLooks,
  });
  await userEvent.click(await screen.findByRole('button', { name: '+ Todesfall' }));
  await userEvent.click(screen.getByRole('combobox', { name: /^Wer/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Gerd' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Bestattung und Nachlass, einmalig' }), {
    target: { value: '6000' },
  });
  // 863 € and 55 % of 1,760 € × 0.8 are 1,637 €; 2,343 − 644 = 1,700 € are needed, 62 € come from savings
  await waitFor(() =>
    expect(
      card('Womit Sie leben')
        .getAllByRole('row', { name: /nach dem Tod von Gerd/ })
        .at(-1),
    ).toHaveTextContent(/1\.637\s€/),
  );
  expect(main()).toHaveTextContent(/Neben den Renten fehlen 62\s€ im Monat/);
  const handle = screen.getByRole('slider', { name: 'Todesfall Gerd' });
  const before = Number(handle.getAttribute('aria-valuenow'));
  fireEvent.keyDown(handle, { key: 'PageUp' });
  expect(screen.getByRole('slider', { name: 'Todesfall Gerd' })).toHaveAttribute(
    'aria-valuenow',
    String(before + 12),
  );
  expect(await customersPage()).toHaveTextContent(/nach dem Tod von Gerd/);
});
