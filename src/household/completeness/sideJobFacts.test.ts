import type { Income } from '../documents';
import { sample } from '../testing/sample';
import { completeness } from './completeness';

const { household, date, person } = sample(1);

/** What sample 1 lacks with a side job of which the net is known, or is to be estimated. */
const lackingWith = (netFrom: Income['netFrom']) => {
  const job: Income = {
    personId: person('Lena'),
    kind: 'sideJob',
    position: 9,
    netFrom,
    paymentsPerYear: 12,
    specialPayments: {},
    ...(netFrom === 'payslip' && { net: 400_00 }),
  };
  const incomes = { items: { ...household.incomes.items, job } };
  return JSON.stringify(completeness({ ...household, incomes }, date)).match(/"fact":"gross"/g) ?? [];
};

test('the gross of a side job is asked for its estimate alone', () => {
  expect(lackingWith('payslip')).toEqual([]);
  expect(lackingWith('estimate').length).toBeGreaterThan(0);
});
