import { benefitChildren, type IncomeSecurity, incomeSecurity } from '.';
import type { Income, Person } from '../documents';
import { sample } from '../testing/sample';

const { household, date, person } = sample(2);
const aylin = person('Aylin');

const income = (kind: Income['kind'], secureUntil?: string): Income => ({
  personId: aylin,
  position: 0,
  kind,
  netFrom: 'payslip',
  paymentsPerYear: 12,
  specialPayments: {},
  ...(secureUntil !== undefined && { secureUntil }),
});
const withChild = (facts: Partial<Person>) => {
  const { childBenefit: _, ...emil } = household.persons.items[person('Emil')] ?? {};
  const child = { ...emil, ...facts } as Person; // Emil is one of the household
  return { ...household, persons: { items: { [aylin]: household.persons.items[aylin] as Person, child } } };
};

test.each<[string, Income, IncomeSecurity]>([
  ['as told', income('maintenance', '2030-06-30'), { kind: 'until', date: '2030-06-30' }],
  ['maintenance of which nobody told is open', income('maintenance'), { kind: 'open' }],
  ['parental allowance too', income('parentalAllowance'), { kind: 'open' }],
  ['a salary without an end goes on', income('salary'), { kind: 'unlimited' }],
  ['a state pension is for life', income('statutoryPension'), { kind: 'lifelong' }],
  ['a private one too', income('privatePension'), { kind: 'lifelong' }],
  ['and a widow’s', income('widowPension'), { kind: 'lifelong' }],
  ['but the small one, as told', income('widowPension', '2028-09-30'), { kind: 'until', date: '2028-09-30' }],
  ['Kindergeld until the first child is 18', income('childBenefit'), { kind: 'until', date: '2037-05-31' }],
])('how long an income is certain: %s', (_, one, expected) => {
  expect(incomeSecurity(one, household, date)).toEqual(expected);
});

test('pay of a job that nobody has told of is open', () => {
  const without = { ...household, employments: { items: {} } };
  expect(incomeSecurity(income('salary'), without, date)).toEqual({ kind: 'open' });
});

test.each<[string, Income['kind'], IncomeSecurity]>([
  ['2031-06-30', 'salary', { kind: 'until', date: '2031-06-30' }],
  ['2031-06-30', 'officialPay', { kind: 'until', date: '2031-06-30' }],
  ['2031-06-30', 'sideJob', { kind: 'unlimited' }],
  ['2026-06-30', 'salary', { kind: 'open' }],
])('of a job for a time only, until %s, %s is not unlimited', (fixedTermUntil, kind, expected) => {
  const job = Object.values(household.employments.items).find(({ personId }) => personId === aylin);
  if (!job) throw new Error('Aylin has a job');
  const limited = { ...household, employments: { items: { job: { ...job, fixedTermUntil } } } };
  expect(incomeSecurity(income(kind), limited, date)).toEqual(expected);
});

test('who is born on the first is 18 with the end of the month before', () => {
  expect(incomeSecurity(income('childBenefit'), withChild({ birthDate: '2019-05-01' }), date)).toEqual({
    kind: 'until',
    date: '2037-04-30',
  });
});

test.each([
  ['nothing told of a child of 7', {}, 1],
  ['told that there is none', { childBenefit: false }, 0],
  ['18, nothing told', { birthDate: '2008-10-01' }, 0],
  ['a day short of 18', { birthDate: '2008-10-02' }, 1],
  ['20 and in training', { birthDate: '2006-01-01', childBenefit: true }, 1],
  ['25', { birthDate: '2001-10-01', childBenefit: true }, 0],
])('Kindergeld is paid for a child: %s', (_, facts, expected) => {
  expect(benefitChildren(withChild(facts), date)).toHaveLength(expected);
});
