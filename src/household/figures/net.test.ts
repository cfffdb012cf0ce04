import type { Income, SectionData } from '../documents';
import { variableNet } from './net';

const pay = (more: Partial<Income>): Income => ({
  position: 0,
  personId: 'me',
  kind: 'salary',
  netFrom: 'payslip',
  paymentsPerYear: 12,
  specialPayments: {},
  net: 2_000_00,
  ...more,
});

const of = (...incomes: Income[]): Pick<SectionData, 'incomes'> => ({
  incomes: { items: Object.fromEntries(incomes.map((income, index) => [`income${index}`, income])) },
});

test('the variable part of pay is its share of the regular net, in whole euros', () => {
  expect(variableNet(of(pay({ variableShare: 2_000 })))).toBe(400_00);
  expect(variableNet(of(pay({ net: 2_345_67, variableShare: 1_500 })))).toBe(352_00); // 351.85
});

test('what nobody has told counts as fixed, and a net that is not known has no part', () => {
  const { net: _, ...unknown } = pay({ variableShare: 2_000 });
  expect(variableNet(of(pay({}), unknown))).toBe(0);
});

test('the parts of several incomes add up', () => {
  expect(
    variableNet(
      of(pay({ variableShare: 1_000 }), pay({ kind: 'sideJob', net: 500_00, variableShare: 10_000 })),
    ),
  ).toBe(700_00);
});
