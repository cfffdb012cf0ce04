import type { Appointment } from '@vp-digital/core/household';
import {
  closed,
  createTestServices,
  customerLooks,
  customersPage,
  json,
  ownPreferences,
  problemAnswer,
  renderArea,
  type RenderAreaOptions,
  testHouseholds,
  type TestServices,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { customerMarks } from '@vp-digital/core/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestAction } from '../../../shared/appointments/requestedAction';
import haushalt from '../../../mount';

const [lena, musterhaus] = testHouseholds;

async function open(
  household = musterhaus,
  refuse: Parameters<TestServices['intercept']>[0] = () => undefined,
  options: Partial<RenderAreaOptions> = {},
) {
  const services = createTestServices([household]);
  services.intercept(refuse);
  services.intercept(({ url }) => {
    const isEmpty = url.pathname.endsWith('/snapshots') || url.pathname.endsWith('/reports');
    return isEmpty ? json(200, []) : undefined;
  });
  services.intercept(ownPreferences().answer);
  const { householdId } = household.summary;
  const path = routes.householdOverview.href({ householdId });
  const rendered = await renderArea(haushalt, { path, services, ...options });
  return { services, path: rendered.path, stored: () => storedIn(services, householdId) };
}

const storedIn = (services: TestServices, householdId: string) =>
  Object.values(services.section(householdId, 'appointments').items).toSorted((one, other) =>
    one.begin.localeCompare(other.begin),
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const sheet = async (name: string) => within(await screen.findByRole('complementary', { name }));
const blank: Appointment = {
  position: 0,
  state: 'planned',
  begin: '2026-10-01T14:00',
  personIds: [],
  occasion: 'advice',
  themes: [],
};
const asIs = (...appointments: Partial<Appointment>[]) => ({
  ...musterhaus,
  sections: {
    ...musterhaus.sections,
    appointments: {
      items: Object.fromEntries(
        appointments.map((one, position) => [
          `33333333-0002-4000-8099-00000000000${position}`,
          { ...blank, ...one, position },
        ]),
      ),
    },
  },
});

const withoutSteps = { offers: (to: string) => !to.endsWith('/fuenf-schritte') };

test('one press starts an appointment with what is most likely meant, and says since when it goes on', async () => {
  const { stored } = await open();
  await press('Termin starten');
  expect(
    await screen.findByRole('heading', { name: 'Jahrestermin läuft seit Do 01.10.2026, 12:00 Uhr' }),
  ).toBeVisible();
  await waitFor(() =>
    expect(stored()[1]).toMatchObject({ state: 'running', begin: '2026-10-01T12:00', place: 'onSite' }),
  );
  expect(stored()[1]?.personIds).toHaveLength(2);
  const running = await sheet('Laufender Termin');
  await userEvent.click(running.getByRole('button', { name: 'Video' }));
  await waitFor(() => expect(stored()[1]?.place).toBe('video'));
});

test('what is planned for today is what starts', async () => {
  const { stored } = await open(
    asIs({ begin: '2026-10-01T12:30', end: '2026-10-01T14:00', occasion: 'contracts' }),
  );
  await press('Termin starten');
  await waitFor(() => expect(stored()).toHaveLength(1));
  await waitFor(() =>
    expect(stored()).toMatchObject([
      { state: 'running', begin: '2026-10-01T12:00', end: '2026-10-01T14:00' },
    ]),
  );
});

test.each([
  ['goes on', '2026-10-01T11:00'],
  ['nobody has ended when it was over', '2026-09-29T18:00'],
])('a talk that %s ends in five steps', async (_, begin) => {
  await open(asIs({ state: 'running', begin }));
  expect(await screen.findByRole('link', { name: 'Termin beenden' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/analyse\/terminabschluss\/fuenf-schritte$/),
  );
});

test('where these are not offered it ends with its themes and the next date, and one press takes that back', async () => {
  const { stored } = await open(
    asIs({ state: 'running', begin: '2026-10-01T11:00', place: 'office' }),
    undefined,
    withoutSteps,
  );
  await press('Termin beenden');
  const end = await sheet('Termin beenden');
  await userEvent.click(end.getByRole('button', { name: 'Altersvorsorge' }));
  expect(end.getByRole('textbox', { name: 'Ende' })).toHaveValue('12:00');
  await userEvent.click(end.getByRole('checkbox', { name: 'Nächsten Termin gleich vereinbaren' }));
  const finish = end.getByRole('button', { name: 'Termin beenden' });
  expect(finish).toBeDisabled();
  await userEvent.type(end.getByRole('textbox', { name: 'Datum' }), '14.10.2026');
  await userEvent.type(end.getByRole('textbox', { name: 'Uhrzeit' }), '1830');
  await userEvent.click(finish);
  await waitFor(() =>
    expect(stored()).toMatchObject([
      { state: 'held', end: '2026-10-01T12:00', themes: ['retirement'] },
      { state: 'planned', begin: '2026-10-14T18:30', end: '2026-10-14T19:30', place: 'office' },
    ]),
  );
  expect(await screen.findByText('Nächster Termin: Mi 14.10.2026, 18:30 Uhr')).toBeVisible();
  await press('Rückgängig');
  await waitFor(() => expect(stored()).toMatchObject([{ state: 'running', themes: ['retirement'] }]));
  expect(stored()[0]).not.toHaveProperty('end');
});

test('where these are not offered, one that began on another day asks when it was over', async () => {
  const { stored } = await open(
    asIs({ state: 'running', begin: '2026-09-29T18:00' }),
    undefined,
    withoutSteps,
  );
  expect(
    await screen.findByRole('heading', {
      name: 'Beratungsgespräch von Di 29.09.2026, 18:00 Uhr ist nicht beendet',
    }),
  ).toBeVisible();
  await press('Termin beenden');
  const end = await sheet('Termin beenden');
  const over = end.getByRole('textbox', { name: 'Ende' });
  await userEvent.type(over, '17');
  expect(end.getByRole('button', { name: 'Termin beenden' })).toBeDisabled();
  await userEvent.clear(over);
  await userEvent.type(over, '19.15');
  await userEvent.click(end.getByRole('button', { name: 'Termin beenden' }));
  await waitFor(() => expect(stored()).toMatchObject([{ state: 'held', end: '2026-09-29T19:15' }]));
});

test.each(['on the overview', 'in the list of households'])(
  'with a forgotten one, the start of a new one that is pressed %s asks to end it first',
  async (where) => {
    const { householdId } = musterhaus.summary;
    if (where !== 'on the overview') requestAction('start', householdId, new Date('2026-10-01T10:00:00Z'));
    const { stored } = await open(
      asIs({ state: 'running', begin: '2026-09-30T18:00' }),
      undefined,
      withoutSteps,
    );
    if (where === 'on the overview') await press('Termin starten');
    const end = await sheet('Termin beenden');
    expect(end.getByText(/Danach beginnt der neue/)).toBeVisible();
    expect(stored()).toHaveLength(1);
    await userEvent.type(end.getByRole('textbox', { name: 'Ende' }), '19');
    await userEvent.click(end.getByRole('button', { name: 'Termin beenden' }));
    await waitFor(() =>
      expect(stored()).toMatchObject([
        { state: 'held', end: '2026-09-30T19:00' },
        { state: 'running', begin: '2026-10-01T12:00' },
      ]),
    );
    expect(await sheet('Laufender Termin')).toBeDefined();
  },
);

test('with a forgotten one, the start of a new one leads to where it is closed', async () => {
  const { stored, path } = await open(asIs({ state: 'running', begin: '2026-09-30T18:00' }));
  await press('Termin starten');
  await waitFor(() => expect(path()).toMatch(/\/fuenf-schritte$/));
  expect(stored()).toHaveLength(1);
});

test('a date is planned, changed and cancelled', async () => {
  const { stored } = await open(lena);
  await press('Termin planen');
  const plan = await sheet('Termin planen');
  await userEvent.type(plan.getByRole('textbox', { name: 'Datum' }), '05.10.2026');
  await userEvent.type(plan.getByRole('textbox', { name: 'Uhrzeit' }), '9');
  await userEvent.click(plan.getByRole('button', { name: 'Termin planen' }));
  await waitFor(() => expect(stored()[1]).toMatchObject({ state: 'planned', begin: '2026-10-05T09:00' }));
  await press('Ändern');
  const edit = await sheet('Geplanter Termin');
  const time = edit.getByRole('textbox', { name: 'Uhrzeit' });
  await userEvent.clear(time);
  await userEvent.type(time, '10:30');
  await userEvent.tab();
  await waitFor(() =>
    expect(stored()[1]).toMatchObject({ begin: '2026-10-05T10:30', end: '2026-10-05T11:30' }),
  );
  await userEvent.click(edit.getByRole('button', { name: 'Termin absagen' }));
  await waitFor(() => expect(stored()[1]?.state).toBe('cancelled'));
  expect(await screen.findByRole('heading', { name: 'Kein Termin geplant' })).toBeVisible();
});

test('what became of one whose day is over is asked, and told', async () => {
  const { stored } = await open(asIs({ begin: '2026-09-30T18:00', end: '2026-09-30T19:00' }));
  expect(
    await screen.findByText(/Mi 30\.09\.2026, 18:00 Uhr: Was ist aus diesem Termin geworden\?/),
  ).toBeVisible();
  await press('Hat stattgefunden');
  const record = await sheet('Termin nachtragen');
  expect(record.getByRole('textbox', { name: 'Datum' })).toHaveValue('30.09.2026');
  await userEvent.click(record.getByRole('button', { name: 'Nachtragen' }));
  await waitFor(() => expect(stored()).toMatchObject([{ state: 'held', begin: '2026-09-30T18:00' }]));
  expect(stored()).toHaveLength(1);
  expect(await screen.findByText('Zuletzt: Mi 30.09.2026, 18:00 Uhr')).toBeVisible();
});

test('the customer sees when one meets next, and nothing else of it', async () => {
  await open(musterhaus, undefined, { customer: customerLooks });
  const seen = within(await customersPage());
  const title = await seen.findByText('Unser nächster Termin');
  expect(title.closest('section')).toHaveTextContent(/^Unser nächster Termin\s*Sa 21\.11\.2026, 18:00 Uhr$/);
  const head = await screen.findByText('Nächster Termin: Sa 21.11.2026, 18:00 Uhr');
  expect(head.closest(`[${customerMarks.block}]`)).toBeNull();
});

test('in a closed household nothing starts', async () => {
  await open(closed(musterhaus));
  expect(await screen.findByText('Nächster Termin: Sa 21.11.2026, 18:00 Uhr')).toBeVisible();
  await screen.findByRole('complementary', { name: 'Dieser Haushalt ist archiviert' });
  expect(screen.queryByRole('button', { name: 'Termin starten' })).toBeNull();
  expect(await button('Kalenderdatei')).toBeVisible();
});

test('the file for the calendar names the household inside, not outside', async () => {
  const made: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`; // jsdom has none
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await open();
  await press('Kalenderdatei');
  await waitFor(() => expect(made).toHaveLength(1));
  expect(names).toEqual(['Termin-2026-11-21.ics']);
  const text = await textOf(made[0]);
  expect(text).toContain('SUMMARY:Jahrestermin: Musterhaus\\, Jonas & Aylin\r\n');
  expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261121T180000\r\n');
});

const textOf = (blob: Blob | undefined) =>
  new Promise((read) => {
    const reader = new FileReader(); // jsdom's Blob has no text()
    reader.onload = () => read(reader.result);
    reader.readAsText(blob ?? new Blob());
  });

test('appointments that cannot be had are asked for again', async () => {
  let fails = true;
  await open(musterhaus, ({ url }) =>
    fails && url.pathname.endsWith('/appointments') ? problemAnswer(400, 'invalid') : undefined,
  );
  const retry = await button('Erneut laden');
  fails = false;
  await userEvent.click(retry);
  expect(await button('Termin starten')).toBeVisible();
});
