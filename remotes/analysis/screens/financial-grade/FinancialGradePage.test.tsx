import {
  createTestServices,
  openForCustomer,
  renderArea,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import type { SectionData } from '@vp-digital/core/household';
import { routes } from '@vp-digital/core/reference';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const own = (ownGradeTenths: number) => ({ position: 0, ownGradeTenths });

async function open(
  items: SectionData['financialGrade']['items'],
  sections: typeof musterhaus.sections = {},
) {
  const household = {
    ...musterhaus,
    sections: { ...musterhaus.sections, ...sections, financialGrade: { items } },
  };
  const services = createTestServices([household]);
  await renderArea(analysis, { path: routes.financialGrade.href({ householdId }), services, flags });
  await screen.findByRole('heading', { level: 1, name: 'Finanznote: Einschätzung' });
  return services;
}
const estimates = () => within(screen.getByRole('region', { name: 'Ihre eigene Note' }));

test('what one partner has said is not seen before the other has, and only then the grade is revealed', async () => {
  const user = userEvent.setup();
  const services = await open({ [jonas]: own(20) });
  expect(estimates().queryByText('2,0')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Note auflösen' })).toBeNull();
  await user.click(estimates().getByRole('button', { name: 'Aylin schätzt' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Was fehlt Ihnen zur Eins?' }), {
    target: { value: 'Eine Reserve' },
  });
  await user.click(screen.getByRole('button', { name: 'Fertig' }));
  await waitFor(() =>
    expect(services.section(householdId, 'financialGrade').items[aylin]).toMatchObject({
      ownGradeTenths: 35,
      missingForBest: 'Eine Reserve',
    }),
  );
  expect(await estimates().findByText('2,0')).toBeVisible();
  expect(estimates().getByText('3,5')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Note auflösen' })).toHaveAttribute(
    'href',
    routes.financialGradeSliders.href({ householdId }),
  );
});

test('with fewer than four criteria the grade stays closed, and the page says what is missing', async () => {
  await open(
    { [jonas]: own(20), [aylin]: own(30) },
    { incomes: { items: {} }, expenses: { items: {} }, assets: { items: {} } },
  );
  expect(screen.queryByRole('link', { name: 'Note auflösen' })).toBeNull();
  expect(screen.getByText(/Für eine Note fehlt noch etwas/)).toBeVisible();
  const readiness = within(screen.getByRole('region', { name: 'Was für die Note bekannt ist' }));
  expect(readiness.getAllByRole('link').length).toBeGreaterThan(0);
});

test('the customer sees no estimate before all have given theirs', async () => {
  const hrefOf = routes.financialGrade.href;
  const one = { financialGrade: { items: { [jonas]: own(25) } } };
  const page = await openForCustomer(analysis, { hrefOf, household: musterhaus, sections: one, flags });
  expect(page).not.toHaveTextContent('2,5');
  expect(page).toHaveTextContent('keine Bewertung Ihrer Kreditwürdigkeit');
});

test.each([{ [jonas]: own(20) }, { [jonas]: own(20), [aylin]: own(30) }])(
  'one button of the page is filled, also while somebody estimates',
  async (items) => {
    await open(items);
    const filled = () => screen.getByRole('main').querySelectorAll('[data-kind="primary"]:is(a, button)');
    expect(filled()).toHaveLength(1);
    await userEvent.click(estimates().getByRole('button', { name: /^Jonas/ }));
    expect(filled()).toHaveLength(1);
  },
);
