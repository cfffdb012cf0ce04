import { assumptionsId } from '@vp-digital/core/household';
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

/** Nothing rises, and all that is left of a month stays: the course is then a sum by hand. */
const level = {
  items: {
    [assumptionsId]: {
      position: 0,
      inflation: 0,
      payGrowth: 0,
      pensionGrowth: 0,
      accountReturn: 0,
      freeShare: 10_000,
    },
  },
};

async function open(
  firstName: string,
  sections: TestHousehold['sections'] = {},
  options: Partial<RenderAreaOptions> = {},
  of: TestHousehold = testHouseholdOf(2),
) {
  const household = { ...of, sections: { ...of.sections, assumptions: level, ...sections } };
  const services = createTestServices([household]);
  const { householdId } = household.summary;
  const persons = Object.entries(services.section(householdId, 'persons').items);
  const personId = persons.find(([, person]) => person.firstName === firstName)?.[0] ?? '';
  await renderArea(analysis, {
    path: `${routes.manpower.href({ householdId })}?person=${personId}`,
    services,
    customer: customerLooks,
    ...options,
  });
  const name = options.language === 'en' ? 'Income protection simulation' : 'Arbeitskraft-Simulation';
  await screen.findByRole('heading', { level: 1, name });
  return { services, householdId, personId };
}

const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const main = () => screen.getByRole('main');
const move = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });

test('the account is empty in month 27 when the pension is refused and help is paid', async () => {
  await open('Aylin');
  await userEvent.click(screen.getByRole('button', { name: 'Abgelehnt' }));
  move('Hilfe im Haushalt ab der siebten Woche', 30_000);
  // others 3,235 + 518; spending 2,650 + 279 + 1,505 + 450, with help 5,184; sick pay 1,342
  expect(screen.getByRole('img', { name: /Einnahmen und Ausgaben/ })).toHaveAccessibleName(
    /Monat 3: 5\.095\s€ Einnahmen, 5\.184\s€ Ausgaben; .*Monat 19: 3\.753\s€ Einnahmen, 5\.184\s€ Ausgaben/,
  );
  // 12,300 + 566 + 163 − 16 × 89 = 11,600; eight months of 1,431 leave about 150, the ninth is not paid
  expect(main()).toHaveTextContent('Fällt Aylin dauerhaft aus: Das Konto ist im Monat 27 leer.');
  expect(card('Wer wann zahlt').getByRole('row', { name: /Krankengeld/ })).toHaveTextContent(
    /Monat 2 bis 18.*1\.342\s€/,
  );
  expect(await customersPage()).toHaveTextContent('Das Konto ist im Monat 27 leer.'); // the customer sees what is tried
});

test('who returns after six months is paid from the reserve; the start is a month and an age', async () => {
  await open('Aylin');
  await userEvent.click(screen.getByRole('button', { name: 'Krank' }));
  move('Dauer', 6);
  move('Hilfe im Haushalt ab der siebten Woche', 30_000);
  expect(main()).toHaveTextContent(
    /Fällt Aylin 6 Monate aus: In den ersten 60 Monaten fehlen an den Einnahmen zusammen .*; die Reserve deckt sie ganz\./,
  );
  expect(main()).toHaveTextContent(/In 4 Monaten reichen die Einnahmen nicht\. Zusammen fehlen 357\s€/); // 4 × 89.2
  const start = screen.getByRole('slider', { name: 'Beginn' });
  const today = start.getAttribute('aria-valuetext');
  move('Beginn', 120);
  expect(start.getAttribute('aria-valuetext')).toMatch(/mit \d\d$/);
  expect(start.getAttribute('aria-valuetext')).not.toBe(today);
});

test('a sample cover becomes the wanted pension of the concept only after old and new were shown', async () => {
  const { services, householdId, personId } = await open('Aylin');
  move('Muster-Absicherung', 55_000);
  await userEvent.click(screen.getByRole('button', { name: 'Ins Konzept übernehmen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Gewünschte BU-Rente neu').parentElement).toHaveTextContent(/550\s€ mtl\./);
  expect(
    services.section(householdId, 'protectionWishes').items[personId]?.disabilityPension,
  ).toBeUndefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() =>
    expect(services.section(householdId, 'protectionWishes').items[personId]?.disabilityPension).toBe(55_000),
  );
});

test('a variant of a person holds what differs, is shown again, and is deleted', async () => {
  const { services, householdId, personId } = await open('Aylin');
  const kept = () => Object.values(services.section(householdId, 'simulationVariants').items);
  await userEvent.click(screen.getByRole('button', { name: 'Abgelehnt' }));
  move('Muster-Absicherung', 55_000);
  await userEvent.click(screen.getByRole('button', { name: 'Variante merken' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name der Variante' }), 'Mit BU');
  await userEvent.click(screen.getByRole('button', { name: 'Merken' }));
  await waitFor(() =>
    expect(kept()).toMatchObject([
      { kind: 'manpower', title: 'Mit BU', personIds: [personId], pensionRefused: true, sampleCover: 55_000 },
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mit BU ansehen' }));
  expect(screen.getByRole('slider', { name: 'Muster-Absicherung' })).toHaveValue('55000');
  await userEvent.click(screen.getByRole('button', { name: 'Mit BU löschen' }));
  await waitFor(() => expect(kept()).toEqual([]));
});

test('without the permission nothing is kept, and the page says so', async () => {
  const some = Object.values(permissions).filter((permission) => permission !== permissions.simulations);
  await open('Aylin', {}, { user: { permissions: some } });
  expect(screen.queryByRole('button', { name: 'Variante merken' })).toBeNull();
  expect(card('Varianten').getByText(/fehlt die Berechtigung/)).toBeVisible();
});

test('the self-employed without an election have no sick pay, and the page says so', async () => {
  const musterwerk = testHouseholdOf(3);
  const jobs = Object.entries(musterwerk.sections.employments?.items ?? {});
  const employments = {
    items: Object.fromEntries(jobs.map(([id, job]) => [id, { ...job, sickPayElected: false }])),
  };
  await open('Clara', { employments }, { language: 'en' }, musterwerk);
  expect(screen.getByText('No sick pay unless it was elected')).toBeVisible();
  expect(card('Who pays when').queryByRole('row', { name: /sick pay/ })).toBeNull();
});

test('of a civil servant of few years the minimum pension is counted, and the page says so', async () => {
  const musteramt = testHouseholdOf(4);
  const jobs = Object.entries(musteramt.sections.employments?.items ?? {});
  const after = (pensionableYearsTenths: number) => ({
    employments: {
      items: Object.fromEntries(jobs.map(([id, job]) => [id, { ...job, pensionableYearsTenths }])),
    },
    statutoryPensions: { items: {} },
  });
  await open('Henrik', after(10), {}, musteramt);
  expect(screen.getByText('Gerechnet mit der Mindestversorgung')).toBeVisible();
  expect(screen.getByText(/65 % der Endstufe A 4/)).toBeVisible();
});

test('what is not known is named; nothing is computed', async () => {
  await open('Aylin', { expenses: { items: {} } });
  expect(main()).toHaveTextContent('Für die Simulation fehlen noch Angaben zu Aylin oder zum Haushalt.');
  expect(screen.getByRole('region', { name: 'Was noch fehlt' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /Einnahmen und Ausgaben/ })).toBeNull();
  expect(await customersPage()).toHaveTextContent('Dazu fehlen noch Angaben.');
});

test('of the retired it says that the pension is paid anyway', async () => {
  await open('Gerd', {}, {}, testHouseholdOf(5));
  expect(
    screen.getByText(/Gerd ist im Ruhestand: Die Rente kommt, ob Gerd arbeiten kann oder nicht\./),
  ).toBeVisible();
});

test('the foot of the customer names what is estimated as a whole, and nothing of before as estimated', async () => {
  await open('Aylin');
  const page = await customersPage();
  expect(page).toHaveTextContent(
    /Auf dieser Seite geschätzt: Was monatlich hereinkommt [^.]*, Was auf Ihren Konten bleibt\.$/,
  );
  for (const term of within(page).getAllByText('vorher', { selector: 'dt *' }))
    expect(term.closest('dt')?.parentElement).not.toHaveTextContent(/geschätzt/);
});
