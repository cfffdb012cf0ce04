import {
  createTestServices,
  problemAnswer,
  renderArea,
  type RenderAreaOptions,
  testHouseholdOf,
} from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { customerMarks } from '@vp-digital/core/shell';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { documents } from '../documents';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId } = musterhaus.summary;

const open = (path: string, options: Partial<RenderAreaOptions> = {}) =>
  renderArea(analysis, { path, services: createTestServices([musterhaus]), ...options });
const rail = async () => within(await screen.findByRole('navigation', { name: 'Bereiche der Analyse' }));
const current = async () =>
  (await rail())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

test('beside a page stand the areas with their state and figure, and the page’s own is marked', async () => {
  await open(routes.income.href({ householdId }));
  const areas = await rail();
  expect(
    await areas.findByRole('link', { name: /^Einkommen ?, vollständig ?5\.450\s€\smtl\.$/ }),
  ).toHaveAttribute('aria-current', 'page');
  expect(areas.getByRole('link', { name: /^Verträge ?, vollständig ?13 Verträge$/ })).toHaveAttribute(
    'href',
    routes.contracts.href({ householdId }),
  );
  expect(await current()).toHaveLength(1);
});

test('the comparison is as far as all areas together', async () => {
  const household = { ...musterhaus, sections: { ...musterhaus.sections, goals: { items: {} } } };
  await open(routes.income.href({ householdId }), { services: createTestServices([household]) });
  expect(await (await rail()).findByRole('link', { name: /^Soll-Ist-Vergleich ?, teilweise/ })).toBeVisible();
});

test('what is typed changes the figure beside it', async () => {
  await open(routes.income.href({ householdId }));
  const areas = await rail();
  await areas.findByRole('link', { name: /^Einkommen ?, vollständig/ });
  const salary = await screen.findByRole('group', { name: 'Gehalt von Jonas' });
  const net = within(salary).getByRole('textbox', { name: 'Netto' });
  await userEvent.clear(net);
  await userEvent.type(net, '3.335');
  await userEvent.tab();
  expect(
    await areas.findByRole('link', { name: /^Einkommen ?, vollständig ?5\.550\s€\smtl\.$/ }),
  ).toBeVisible();
});

test('every page about a person belongs to the persons', async () => {
  const id = Object.keys(musterhaus.sections.persons?.items ?? {})[0] ?? '';
  await open(routes.personalDataSections.href({ householdId, id, sections: 'stammdaten' }));
  await waitFor(async () => expect(await current()).toEqual([expect.stringContaining('Personen')]));
});

test('an area whose screen is not offered is not there', async () => {
  const goals = routes.wishesAndGoals.href({ householdId });
  await open(routes.income.href({ householdId }), { offers: (href) => href !== goals });
  const areas = await rail();
  expect(areas.queryByRole('link', { name: /^Ziele/ })).toBeNull();
  expect(areas.getByRole('link', { name: /^Vermögen/ })).toBeVisible();
});

test('it asks only for what the page has not, and after it', async () => {
  const services = createTestServices([musterhaus]);
  const asked: string[][] = [];
  const counting: typeof fetch = (address, init) => {
    const { searchParams } = new URL(address instanceof Request ? address.url : address, 'http://localhost');
    const names = searchParams.get('names');
    if (names !== null) asked.push(names.split(','));
    return services.fetch(address, init);
  };
  await open(routes.income.href({ householdId }), { services: { ...services, fetch: counting } });
  await (await rail()).findByRole('link', { name: /^Einkommen ?, vollständig/ });
  const [ofPage, ofRail] = asked;
  expect(ofPage?.toSorted()).toEqual([...documents.income].toSorted());
  expect(ofRail?.some((name) => ofPage?.includes(name))).toBe(false);
  expect(asked).toHaveLength(2);
});

test('where one of its documents does not come the ways are there, and the page is none the worse', async () => {
  const services = createTestServices([musterhaus]);
  services.intercept(({ url }) =>
    url.pathname.endsWith('/sections/goals') ? problemAnswer(503, 'unavailable') : undefined,
  );
  await open(routes.income.href({ householdId }), { services });
  const areas = await rail();
  const way = await areas.findByRole('link', { name: /^Ausgaben ?, nicht bekannt$/ });
  expect(way.querySelector('[data-state]')).toHaveAttribute('data-state', 'unknown'); // never as empty
  expect(way).toHaveAttribute('href', routes.expenses.href({ householdId }));
  expect(await screen.findByRole('group', { name: 'Gehalt von Jonas' })).toBeVisible();
});

test('it opens and closes by its button, by Escape and by a way that is taken', async () => {
  await open(routes.income.href({ householdId }));
  const areas = await rail();
  const button = areas.getByRole('button', { name: 'Bereiche' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(areas.getByRole('link', { name: /^Ausgaben/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ausgaben' })).toBeVisible();
  expect((await rail()).getByRole('button', { name: 'Bereiche' })).toHaveAttribute('aria-expanded', 'false');
});

test('a page that shows today only leaves the state that an address wants, and the rest of it stays', async () => {
  const href = routes.comparison.href({ householdId });
  const { path } = await open(`${href}?stand=${householdId}&person=one`);
  await rail();
  await waitFor(() => expect(path()).toBe(`${href}?person=one`));
  await waitFor(() => expect(document.body).toHaveTextContent(/Diese Seite zeigt nur den heutigen Stand/));
});

test('the customer sees nothing of it', async () => {
  await open(routes.income.href({ householdId }));
  const nav = await screen.findByRole('navigation', { name: 'Bereiche der Analyse' });
  expect(nav.closest(`[${customerMarks.block}]`)).toBeNull();
});

test('as long as no lever of the Optimum is known, it is open and not 0 € in the year', async () => {
  const household = {
    ...musterhaus,
    sections: { ...musterhaus.sections, contracts: { items: {} }, subsidyFacts: { items: {} } },
  };
  await open(routes.income.href({ householdId }), { services: createTestServices([household]) });
  const optimum = await (await rail()).findByRole('link', { name: /^Optimum/ });
  expect(optimum).toHaveTextContent('noch offen');
  expect(optimum).not.toHaveTextContent('€');
});
