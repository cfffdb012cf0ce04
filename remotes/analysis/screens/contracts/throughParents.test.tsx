import type { Employment } from '@vp-digital/core/household';
import { createTestServices, renderArea, testHouseholds } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import analysis from '../../mount';

const [lena] = testHouseholds;
const { householdId } = lena.summary;

/** The first sample household, whose one person is in training and has no liability contract. */
const inTraining = (answer: Pick<Employment, 'liabilityThroughParents'>) => {
  const { employments, contracts, ...sections } = lena.sections;
  const jobs = Object.entries(employments?.items ?? {});
  const others = Object.entries(contracts?.items ?? {}).filter(([, { line }]) => line !== 'liability');
  return createTestServices([
    {
      ...lena,
      sections: {
        ...sections,
        employments: {
          items: Object.fromEntries(
            jobs.map(([id, job]) => [id, { ...job, status: 'apprentice', ...answer }]),
          ),
        },
        contracts: { items: Object.fromEntries(others) },
      },
    },
  ]);
};

test.each([
  [{}, 'Eltern?'],
  [{ liabilityThroughParents: true }, 'über die Eltern'],
  [{ liabilityThroughParents: false }, '–kein Vertrag'],
])('who has what: liability of somebody in training, answered %j', async (answer, said) => {
  await renderArea(analysis, { path: routes.contracts.href({ householdId }), services: inTraining(answer) });
  const matrix = within(await screen.findByRole('table', { name: 'Wer hat was?' }));
  const row = within(matrix.getByRole('row', { name: /^Haftpflicht/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([said]);
});

test('the home asks for the parents’ contract before it says that one is missing', async () => {
  await renderArea(analysis, {
    path: routes.livingSituation.href({ householdId }),
    services: inTraining({}),
  });
  expect(await screen.findByText('Haftpflicht über die Eltern mitversichert?')).toBeVisible();
  expect(screen.queryByText('Keine Privathaftpflicht erfasst')).toBeNull();
});
