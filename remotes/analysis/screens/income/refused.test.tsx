import { createTestServices, json, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { selectDirty } from '@vp-digital/core/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const [, musterhaus] = testHouseholds;
const household = musterhaus;
const { householdId } = household.summary;

async function openIncome() {
  const services = createTestServices([household]);
  const { state } = await renderArea(analysis, { path: routes.income.href({ householdId }), services });
  await screen.findByRole('group', { name: 'Gehalt von Jonas' });
  const field = (name: string) =>
    within(screen.getByRole('group', { name: 'Gehalt von Jonas' })).getByRole('textbox', { name });
  const retype = async (name: string, text: string) => {
    await userEvent.clear(field(name));
    await userEvent.paste(text);
    await userEvent.tab();
  };
  const dirty = () => Object.values(selectDirty(state()));
  return { services, field, retype, dirty };
}

test('a net above its gross is refused at the field, and kept once the gross is corrected', async () => {
  const { services, field, retype, dirty } = await openIncome();
  await retype('Brutto', '2.000');
  await retype('Netto', '3.000');
  expect(field('Netto')).toHaveAccessibleDescription(/zwischen 0\s€ und 2\.000\s€/);
  await retype('Brutto', '5.000');
  expect(field('Netto')).toBeValid();
  await waitFor(() => expect(dirty()).toEqual([]));
  const salary = Object.values(services.section(householdId, 'incomes').items).find(
    ({ gross }) => gross === 5_000_00,
  );
  expect(salary?.net).toBe(3_000_00);
});

test('a gross below the net marks the net, once it is left', async () => {
  const { field } = await openIncome();
  await userEvent.clear(field('Brutto'));
  await userEvent.type(field('Brutto'), '1000');
  expect(field('Netto')).toBeValid();
  await userEvent.tab();
  expect(field('Netto')).toHaveAccessibleDescription(/zwischen 0\s€ und 1\.000\s€/);
});

test('an income that was certain until a day that is past is asked about', async () => {
  const { field, retype } = await openIncome();
  await retype('Sicher bis', '01.01.2020');
  expect(field('Sicher bis')).toHaveAccessibleDescription(/Dieser Tag ist vorbei/);
  await retype('Sicher bis', '01.01.2030');
  expect(field('Sicher bis')).not.toHaveAccessibleDescription(/vorbei/);
});

test('text that was no value is no open change any more when its field is gone', async () => {
  const { retype, dirty } = await openIncome();
  await retype('Netto', 'viel');
  await retype('Sicher bis', '29.02.');
  expect(dirty()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Gehalt von Jonas entfernen' }));
  await waitFor(() => expect(dirty()).toEqual([]));
});

test.each(['Brutto', 'Netto'])(
  '%s below nothing is refused at the field, before anything is sent',
  async (name) => {
    const { services, field, retype } = await openIncome();
    await retype(name, '-100');
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(/zwischen 0\s€ und/);
    expect(field(name)).toHaveValue('-100');
    await retype(name, '2.900');
    expect(field(name)).toBeValid();
    await waitFor(() => expect(services.writes).not.toHaveLength(0));
  },
);

test('a value that the service refuses marks its field, is not sent again and again, and can be discarded', async () => {
  const { services, field, retype } = await openIncome();
  const before = field('Netto').getAttribute('value');
  services.intercept(({ method, body }) => {
    if (method !== 'PATCH') return undefined;
    const [change] = (body as { changes: { path: string }[] }).changes; // our own client's call
    return json(422, {
      status: 422,
      code: 'invalid',
      title: 'invalid',
      requestId: crypto.randomUUID(),
      issues: [{ path: change?.path, code: 'too_big', message: 'Too big' }],
    });
  });
  await retype('Netto', '3.333');
  await waitFor(() => expect(field('Netto')).toBeInvalid());
  expect(field('Netto')).toHaveAccessibleDescription(/Dieser Wert wurde nicht angenommen/);
  expect(field('Brutto')).toBeValid();
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Eingabe verwerfen' }));
  await waitFor(() => expect(field('Netto')).toHaveValue(before));
  expect(field('Netto')).toBeValid();
});

test('a page that edits two documents says of both what is not saved, with both values where somebody else was first', async () => {
  const { services, retype } = await openIncome();
  const [jonas = ''] = Object.entries(services.section(householdId, 'persons').items).flatMap(
    ([id, { firstName }]) => (firstName === 'Jonas' ? [id] : []),
  );
  const salary = () => screen.getByRole('group', { name: 'Gehalt von Jonas' });
  services.intercept(({ method, url }) =>
    method === 'PATCH' && url.pathname.endsWith('/taxProfiles')
      ? json(422, { status: 422, code: 'invalid', title: 'invalid', requestId: crypto.randomUUID() })
      : undefined,
  );
  await userEvent.click(within(salary()).getByRole('combobox', { name: /^Steuerklasse/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'VI' }));
  expect(await screen.findByText('Nicht gespeichert: Jonas: Steuerklasse')).toBeVisible();

  const [income = ''] = Object.entries(services.section(householdId, 'incomes').items).flatMap(
    ([id, { personId, kind }]) => (personId === jonas && kind === 'salary' ? [id] : []),
  );
  services.changeElsewhere(householdId, 'incomes', `/items/${income}/secureUntil`, '2031-05-31');
  await retype('Sicher bis', '30.06.2030');
  const choice = await screen.findByRole('group', { name: 'Jonas: Sicher bis' });
  expect(choice).toHaveTextContent(/30\.06\.2030.*31\.05\.2031/);
  expect(screen.getByText('Nicht gespeichert: Jonas: Steuerklasse')).toBeVisible();
});
