import {
  createTestServices,
  openForCustomer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';
import { servicesWithState } from '../../shared/frozen/testing/snapshotSample';

const flags = { settled: () => true, isEnabled: () => true, subscribe: () => () => {} };
const musterhaus = testHouseholdOf(2); // both have given themselves a 2.0
const { householdId } = musterhaus.summary;

async function open(sections: typeof musterhaus.sections = {}) {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, ...sections } };
  const services = createTestServices([household]);
  await renderArea(analysis, { path: routes.financialGradeSliders.href({ householdId }), services, flags });
  await screen.findByRole('heading', { level: 1, name: 'Finanznote' });
  return services;
}
const text = () => document.body.textContent.replaceAll('\u00A0', ' ');

test('the computed grade stands beside one’s own and as a band with its reasons', async () => {
  await open();
  const card = within(screen.getByRole('region', { name: 'Ihre Note' }));
  expect(card.getByText('Eigene Note von Jonas').nextSibling).toHaveTextContent('2,0');
  expect(text()).toMatch(/Je nach offenen Angaben\d,\d bis \d,\d/);
  expect(
    within(screen.getByRole('region', { name: 'Warum die Note eine Spanne hat' })).getAllByText(
      /20 % weniger/,
    ),
  ).not.toHaveLength(0);
});

test('a slider shows what it would change, in euro, and writes nothing before it is remembered as a goal', async () => {
  const user = userEvent.setup();
  const services = await open();
  const before = services.section(householdId, 'recap').items;
  const slider = screen.getByRole('slider', { name: 'Sparquote' });
  fireEvent.change(slider, { target: { value: String(Number(slider.getAttribute('max'))) } });
  // more than 20 % of net: the criterion's best
  expect(await screen.findByText(/So würde Ihre Note von/)).toBeVisible();
  expect(services.section(householdId, 'recap').items).toEqual(before);
  await user.click(screen.getByRole('button', { name: 'Als Ziel merken' }));
  await waitFor(() =>
    expect(Object.values(services.section(householdId, 'recap').items)).toContainEqual(
      expect.objectContaining({
        kind: 'task',
        text: expect.stringMatching(/^Ziel: Finanznote \d,\d \(heute \d,\d\) durch Sparquote/),
      }),
    ),
  );
  expect(screen.queryByText(/So würde Ihre Note/)).toBeNull();
});

test('what is not free is said', async () => {
  await open();
  const slider = screen.getByRole('slider', { name: 'Sparquote' });
  fireEvent.change(slider, { target: { value: slider.getAttribute('max') } });
  // 40 % of 5,450 € are 2,180 € a month
  expect(await screen.findByText(/So viel ist nicht frei/)).toBeVisible();
});

test('before everybody has said their own grade nothing computed is seen, by the customer neither', async () => {
  const sections = { financialGrade: { items: {} } };
  await open(sections);
  expect(screen.getByText(/sobald alle ihre eigene genannt haben/)).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
  const hrefOf = routes.financialGradeSliders.href;
  const page = await openForCustomer(analysis, { hrefOf, household: musterhaus, sections, flags });
  expect(page).not.toHaveTextContent(/\d,\d/);
});

test('below four criteria there is no grade, and what is missing leads to where it is told', async () => {
  await open({ incomes: { items: {} }, expenses: { items: {} }, assets: { items: {} } });
  expect(text()).toContain('Für eine Note ist noch zu wenig bekannt.');
  expect(
    within(screen.getByRole('region', { name: 'Was noch fehlt' })).getAllByRole('link'),
  ).not.toHaveLength(0);
});

test('the customer reads each criterion in euro', async () => {
  const hrefOf = routes.financialGradeSliders.href;
  const page = await openForCustomer(analysis, { hrefOf, household: musterhaus, flags });
  expect(page).toHaveTextContent(/Sparquote.*€\smtl\./);
});

async function withState(of: Parameters<typeof servicesWithState>[0]) {
  const path = routes.financialGradeSliders.href({ householdId });
  await renderArea(analysis, { path, services: servicesWithState(of), flags });
  return within(await screen.findByRole('region', { name: 'Ihre Note' }));
}

test('the grade of the last state kept stands beside today’s, as it was computed then', async () => {
  const card = await withState({ derived: { net: {}, figures: { financialGrade: 2.9 } } });
  expect((await card.findByText('Am 12.11.2025')).nextSibling).toHaveTextContent('2,9');
});

test.each([undefined, { net: {}, figures: { netWorth: 100 } }])(
  'of a state that does not hold it the grade is computed from its documents',
  async (derived) => {
    const card = await withState({ derived });
    expect((await card.findByText('Am 12.11.2025')).nextSibling).toHaveTextContent(/^\d,\d$/);
  },
);

test('each criterion’s name and weight are read as two words', async () => {
  await open();
  const weights = screen.getAllByText(/^Gewicht/);
  expect(weights.length).toBeGreaterThan(3);
  for (const weight of weights) expect(weight.parentElement?.textContent).toMatch(/\S Gewicht/);
});
