import { ownCore, defineScreen } from '@vp-digital/core/household';
import { Link } from '@vp-digital/core/libs/router';
import { defineArea, routes } from '@vp-digital/core/reference';
import { createAreaApi } from '@vp-digital/core/services';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineMicroApp } from './defineMicroApp';
import { createTestServices, renderArea, testHouseholds } from './testing';

const [musterfeld] = testHouseholds;
const { householdId } = musterfeld.summary;
const income = routes.income.href({ householdId });

const page = async () => ({
  default: () => (
    <>
      <h1>Einkommen</h1>
      <Link to={`${income}?blatt=angaben`}>Angaben</Link>
      <Link to={`${income}?person=7`}>Andere Person</Link>
      <Link to={routes.expenses.href({ householdId })}>Ausgaben</Link>
    </>
  ),
});

const area = defineMicroApp(
  defineArea('analysis', [
    defineScreen(routes.income, { page, customer: 'administration' }),
    defineScreen(routes.expenses, { page, customer: 'administration' }),
  ]),
  { areaApi: createAreaApi('analysis'), ownCore, version: '1.0.0' },
);

test.each([
  ['Angaben', [true, false]],
  ['Andere Person', []],
  ['Ausgaben', []],
])('the way "%s" asks the shell to preserve what is typed: %j', async (link, said) => {
  const { messages } = await renderArea(area, { path: income, services: createTestServices([musterfeld]) });
  await userEvent.click(await screen.findByRole('link', { name: link }));
  expect(
    messages.flatMap(({ type, payload }) => (type === 'setMicroAppPreserveDirty' ? [payload.preserve] : [])),
  ).toEqual(said);
});
