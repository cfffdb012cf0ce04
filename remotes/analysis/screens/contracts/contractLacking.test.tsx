import type { Contract } from '@vp-digital/core/household';
import { createTestServices, renderArea, testHouseholdOf } from '@vp-digital/core/micro-app/testing';
import { routes } from '@vp-digital/core/reference';
import { screen, waitFor, within } from '@testing-library/react';
import analysis from '../../mount';

const musterhaus = testHouseholdOf(2);
const { householdId, persons } = musterhaus.summary;
const [jonas = '', aylin = ''] = persons.map(({ personId }) => personId);
const common = { position: 90, company: '', brokered: 'own', state: 'ok', frequency: 'monthly' } as const;

const loan: Contract = {
  ...common,
  kind: 'loan',
  line: 'car',
  personIds: [jonas],
  premium: 210_00,
  remainingDebt: 6_200_00,
  debtAsOf: '2026-09-01',
};
const daily: Contract = {
  ...common,
  kind: 'insurance',
  line: 'dailySickness',
  personIds: [aylin],
  premium: 21_00,
  benefit: 40_00,
  benefitKind: 'daily',
};
const nobodys: Contract = { ...common, kind: 'insurance', line: 'accident', personIds: [], premium: 9_00 };

const openAt = (field: string, contracts: readonly Contract[]) =>
  renderArea(analysis, {
    path: `${routes.contracts.href({ householdId })}?fokus=${field}`,
    services: createTestServices([
      {
        ...musterhaus,
        sections: {
          ...musterhaus.sections,
          contracts: {
            items: Object.fromEntries(
              contracts.map((contract, index) => [`00000000-0000-4000-8000-0000000000d${index}`, contract]),
            ),
          },
        },
      },
    ]),
  });

test.each([
  ['sollzins', 'Autokredit', 'textbox', /^Sollzins/],
  ['erster-tag', 'Krankentagegeld', 'textbox', /^Erster Tag/],
  ['versicherte', 'Unfall', 'button', /^Jonas/],
] as const)(
  '“%s” is asked for in the first contract without it, also behind another tab',
  async (field, line, role, label) => {
    await openAt(field, [daily, loan, nobodys]);
    const sheet = within(await screen.findByRole('complementary', { name: line }));
    await waitFor(() => expect(sheet.getByRole(role, { name: label })).toHaveFocus());
  },
);

test('where nothing lacks what the address asks for, no contract opens', async () => {
  await openAt('sollzins', [daily, { ...loan, interest: 390 }]);
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('tab', { name: /Kredite/ });
  expect(screen.queryByRole('complementary', { name: 'Autokredit' })).toBeNull();
});
