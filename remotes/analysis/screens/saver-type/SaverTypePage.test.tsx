import {
  createTestServices,
  openForCustomer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import type { SaverAnswers } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const flags = { settled: () => true, isEnabled: () => true, subscribe: () => () => {} };
const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;
const idOf = (firstName: string) =>
  Object.entries(musterhaus.sections.persons?.items ?? {}).find(
    ([, one]) => one.firstName === firstName,
  )?.[0] ?? '';
const [jonas, aylin] = [idOf('Jonas'), idOf('Aylin')];

const answered = (safety: number, goal: number, answeredAt = '2026-10-01'): SaverAnswers => ({
  position: 0,
  safetyReserve: safety,
  safetyOverview: safety,
  goalNamed: goal,
  goalDated: goal,
  opportunityOffers: 2,
  opportunityLeftover: 2,
  chanceGrowth: 1,
  chanceSwings: 1,
  answeredAt,
});

async function open(items: Record<string, SaverAnswers> = {}) {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, saverType: { items } } };
  const services = createTestServices([household]);
  await renderArea(analysis, { path: routes.saverType.href({ householdId }), services, flags });
  await screen.findByRole('heading', { level: 1, name: 'Sparertyp' });
  return services;
}

test('eight presses of one partner are stored under her, and nothing of them is seen before the other has answered', async () => {
  const services = await open({ [jonas]: answered(2, 5) });
  expect(document.body).not.toHaveTextContent('Zielsparen');
  fireEvent.click(screen.getByRole('button', { name: 'Aylin beginnt' }));
  expect(screen.getByText('Aussage 1 von 8')).toBeVisible();
  for (let statement = 1; statement <= 8; statement += 1)
    fireEvent.click(screen.getByText(statement % 4 === 1 ? 'ganz und gar' : 'eher nicht'));
  await waitFor(() =>
    expect(services.section(householdId, 'saverType').items[aylin]).toMatchObject({
      safetyReserve: 5,
      goalNamed: 2,
      chanceSwings: 2,
      safetyOverview: 5,
    }),
  );
  // 5 + 5 points of safety, 2 + 2 of the others
  expect(await screen.findByText(/Jonas spart auf ein Ziel und Aylin spart für Sicherheit/)).toBeVisible();
});

test('both see where they are closest and furthest apart, and that it is no advice', async () => {
  await open({ [jonas]: answered(2, 5), [aylin]: answered(5, 4) });
  // safety 4 and 10, goal 10 and 8, the others equal
  expect(screen.getByText(/bei: Sicherheit, 6 Punkte/)).toBeVisible();
  expect(screen.getByText(/Keine Anlageempfehlung/)).toBeVisible();
});

test('the points of partners stand opposite each other, the highest of each filled', async () => {
  await open({ [jonas]: answered(2, 5), [aylin]: answered(5, 4) });
  const sides = [...(screen.getByText('Sicherheit').parentElement?.querySelectorAll('dd') ?? [])];
  expect(sides.map(({ textContent }) => textContent)).toEqual(['Jonas 4', 'Aylin 10']);
  expect(sides.map(({ dataset }) => dataset['highest'])).toEqual([undefined, 'true']);
});

test('after 24 months it is asked again, which deletes what was said', async () => {
  const user = userEvent.setup();
  const old = answered(5, 2, '2024-01-15');
  const services = await open({ [jonas]: old, [aylin]: old });
  await user.click(screen.getByRole('button', { name: 'Neu beantworten' }));
  await waitFor(() => expect(services.section(householdId, 'saverType').items).toEqual({}));
  expect(screen.getByRole('button', { name: 'Jonas beginnt' })).toBeVisible();
});

test('the customer sees nobody’s answers before all are done', async () => {
  const sections = { saverType: { items: { [jonas]: answered(2, 5) } } };
  const page = await openForCustomer(analysis, {
    hrefOf: routes.saverType.href,
    household: musterhaus,
    sections,
    flags,
  });
  expect(page).toHaveTextContent('Acht Aussagen zeigen, wie Sie sparen.');
  expect(page).not.toHaveTextContent(/Zielsparen|Punkte/);
});

const filled = () =>
  [...screen.getByRole('main').querySelectorAll('[data-kind="primary"]:is(a, button)')].map(
    ({ textContent }) => textContent,
  );

test.each([
  ['Jonas beginnt', {}],
  ['Aylin beginnt', { [jonas]: answered(2, 5) }],
])('one button is filled: %s', async (name, items) => {
  await open(items);
  expect(filled()).toEqual([name]);
});

test('once the result stands, going on is the filled one', async () => {
  await open({ [jonas]: answered(2, 5), [aylin]: answered(5, 2) });
  expect(filled()).toEqual([expect.stringMatching(/^Weiter/)]);
});
