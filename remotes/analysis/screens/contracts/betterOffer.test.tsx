import type { Contract } from '@vp-digital/core/household';
import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import analysis from '../../mount';

const sample = testHouseholdOf(2);
const { householdId } = sample.summary;
const [contractId, contract] = Object.entries(sample.sections.contracts?.items ?? {}).find(
  ([, { line }]) => line === 'liability',
) ?? [''];
if (!contract) throw new Error('the sample has no liability insurance');

const compare = { name: 'Im Produktkatalog vergleichen' };

/** The sheet of this one contract, as it is, or changed. */
async function open(name: string, changes: Partial<Contract> = {}) {
  const changed = { ...contract, ...changes } as Contract; // of the same kind
  const household = {
    ...sample,
    sections: {
      ...sample.sections,
      contracts: { ...sample.sections.contracts, items: { [contractId]: changed } },
    },
  };
  const area = await renderArea(analysis, {
    path: routes.contracts.href({ householdId }),
    services: createTestServices([household]),
  });
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  return { ...area, sheet: within(await screen.findByRole('complementary', { name })) };
}

test('the way to the catalogue hands the contract over by message, never by address', async () => {
  const { messages, path, sheet } = await open('Privathaftpflicht');
  await userEvent.click(sheet.getByRole('button', compare));
  const { premium, frequency } = contract;
  expect(messages.flatMap(({ type, payload }) => (type === 'contractParams' ? [payload] : []))).toEqual([
    { contractId, householdId, params: { line: 'liability', premium, frequency } },
  ]);
  expect(path()).toBe(routes.productList.href({ householdId }));
});

test.each([
  ['of health', 'Krankenzusatz', { line: 'healthSupplement' }],
  [
    'discussed with one of them alone',
    'Privathaftpflicht',
    { discussedAlone: 'covered', personIds: contract.personIds.slice(0, 1) },
  ],
] as const)('a contract %s goes into no message', async (_, name, changes) => {
  const { sheet } = await open(name, changes);
  expect(sheet.queryByRole('button', compare)).toBeNull();
});
