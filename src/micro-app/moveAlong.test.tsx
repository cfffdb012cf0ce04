import { ownCore, defineScreen } from '@vp-digital/core/household';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { act, screen, waitFor } from '@testing-library/react';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from './testing';

const [musterfeld] = testHouseholds;
const { householdId } = musterfeld.summary;

const named = (name: string) => async () => ({ default: () => <h1>{name}</h1> });
const shown = (route: Parameters<typeof defineScreen>[0], name: string) =>
  defineScreen(route, { page: named(name), customer: named(name) });

/** In the order of a talk: three pages of it, one that nobody else sees, and one of a person. */
const area = defineMicroApp(
  defineArea('analysis', [
    shown(routes.livingSituation, 'Lebenssituation'),
    defineScreen(routes.income, { page: named('Einkommen'), customer: 'administration' }),
    shown(routes.personalDataSections, 'Person'),
    shown(routes.expenses, 'Ausgaben'),
    shown(routes.contracts, 'Verträge'),
  ]),
  { areaApi: createAreaApi('analysis'), ownCore, version: '1.0.0' },
);

const at = (route: { href(parameters: { householdId: string }): string }) => route.href({ householdId });
async function open(path: string) {
  const rendered = await renderArea(area, { path, services: createTestServices([musterfeld]) });
  await screen.findByRole('heading', { level: 1 });
  const asked = () =>
    rendered.messages.flatMap(({ type }) => (/^navigate(Next|Previous)$/.test(type) ? [type] : []));
  const move = (message: 'navigateNext' | 'navigatePrevious') =>
    act(async () => rendered.bus.send(message, {}));
  return { ...rendered, asked, move };
}

test('asked by the shell an area moves along its pages of the talk, past what is no part of it', async () => {
  const { move, path, asked } = await open(at(routes.livingSituation));
  await move('navigateNext');
  await waitFor(() => expect(path()).toBe(at(routes.expenses)));
  await move('navigateNext');
  await waitFor(() => expect(path()).toBe(at(routes.contracts)));
  await move('navigatePrevious');
  await waitFor(() => expect(path()).toBe(at(routes.expenses)));
  expect(asked()).toEqual([]);
});

test('at the ends of its pages it asks the shell, which knows what follows', async () => {
  const last = await open(at(routes.contracts));
  await last.move('navigateNext');
  expect(last.asked()).toEqual(['navigateNext']);
  expect(last.path()).toBe(at(routes.contracts));
  last.element.remove();
  const first = await open(at(routes.livingSituation));
  await first.move('navigatePrevious');
  expect(first.asked()).toEqual(['navigatePrevious']);
});

test('from a page that is no part of the talk it goes on in the order of its pages', async () => {
  const { move, path } = await open(at(routes.income));
  await move('navigateNext');
  await waitFor(() => expect(path()).toBe(at(routes.expenses)));
});
