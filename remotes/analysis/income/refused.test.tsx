import { sampleHouseholds } from '@vp-digital/core/household/samples';
import { createTestServices, json, renderArea, testHousehold } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../mount';

const [, musterhaus] = sampleHouseholds.map(testHousehold);
if (!musterhaus) throw new Error('the sample households are missing');
const household = musterhaus;
const { householdId } = household.summary;

async function openIncome() {
  const services = createTestServices([household]);
  await renderArea(analysis, { path: routes.income.href({ householdId }), services });
  await screen.findByRole('group', { name: 'Gehalt von Jonas' });
  const field = (name: string) =>
    within(screen.getByRole('group', { name: 'Gehalt von Jonas' })).getByRole('textbox', { name });
  const retype = async (name: string, text: string) => {
    await userEvent.clear(field(name));
    await userEvent.paste(text);
    await userEvent.tab();
  };
  return { services, field, retype };
}

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
      ...{ status: 422, code: 'invalid', title: 'invalid', requestId: crypto.randomUUID() },
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
