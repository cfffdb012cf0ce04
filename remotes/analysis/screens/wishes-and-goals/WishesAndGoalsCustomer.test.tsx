import type { Goal } from '@vp-digital/core/household';
import { openForCustomer, type TestHousehold, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { waitFor } from '@testing-library/react';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);

const open = (sections: TestHousehold['sections'] = {}, language: 'de' | 'en' = 'de') =>
  openForCustomer(analysis, {
    hrefOf: routes.wishesAndGoals.href,
    household: musterhaus,
    sections,
    language,
  });

function goals(change: (goal: Goal) => Goal | undefined) {
  const items = Object.entries(musterhaus.sections.goals?.items ?? {}).flatMap(([id, goal]) => {
    const changed = change(goal);
    return changed ? [[id, changed] as const] : [];
  });
  return { goals: { items: Object.fromEntries(items) } };
}

const withoutTarget = ({ target: _, ...goal }: Goal): Goal => goal;

test('the customer is told what the goals take a month', async () => {
  expect(await open()).toHaveTextContent(/Für Ihre Ziele brauchen Sie [\d.]+ € im Monat\./);
});

test('while a goal waits for its size, the rest is what is known so far', async () => {
  const page = await open(goals((goal) => (goal.category === 'car' ? withoutTarget(goal) : goal)));
  expect(page).toHaveTextContent(/Bekannt sind bisher [\d.]+ € im Monat für Ihre Ziele\./);
  await waitFor(() =>
    expect(page).toHaveTextContent(/, soweit bekannt[\d.]+\s€ mtl\.(?!belegt|angegeben|geschätzt)/),
  );
});

test('nothing is assured while a goal waits and the others are paid for', async () => {
  const page = await open(
    goals((goal) => {
      if (goal.category === 'car') return withoutTarget(goal);
      return goal.target === undefined ? undefined : { ...goal, saved: goal.target };
    }),
  );
  expect(page).toHaveTextContent('Diese Ziele haben Sie genannt.');
  expect(page).not.toHaveTextContent('soweit bekannt');
});

test('a goal that is financed takes no saving, and is not said to be provided for', async () => {
  const page = await open(goals((goal) => (goal.category === 'debtFree' ? goal : undefined)));
  expect(page).toHaveTextContent('Für Ihre Ziele müssen Sie nichts zurücklegen.');
});

test('that there is no wish is said', async () => {
  const absent = { position: 0, of: 'goals' as const };
  const absences = { items: { '5d0f4d0e-8f3c-4c55-9a55-0d6f0e9f1a01': absent } };
  expect(await open({ ...goals(() => undefined), absences })).toHaveTextContent(
    'Derzeit haben Sie keine Wünsche.',
  );
});
