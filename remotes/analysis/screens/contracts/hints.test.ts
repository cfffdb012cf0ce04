import type { Contract, InsuranceContract } from '@vp-digital/core/household';
import { doubleCover, expiringInterest } from './hints';
import { newContract } from '../../shared/contracts/newContract';
import { linesOf, templates } from './templates';

const anna = '22222222-0001-4000-8000-000000000001';
const ben = '22222222-0001-4000-8000-000000000002';

const household = (...contracts: Contract[]) => ({
  contracts: { items: Object.fromEntries(contracts.map((contract, index) => [String(index), contract])) },
});

const insurance = (line: InsuranceContract['line'], more: Partial<InsuranceContract> = {}): Contract => ({
  ...newContract(line, 0),
  kind: 'insurance',
  line,
  ...more,
});

describe('the same cover twice', () => {
  test.each([
    ['two liability insurances of one person', [anna], [anna], ['liability']],
    ['of a person and of everybody', [anna], [], ['liability']],
    ['of two persons', [anna], [ben], []],
  ])('%s', (_, one, other, expected) => {
    const two = household(
      insurance('liability', { personIds: one }),
      insurance('liability', { personIds: other }),
    );
    expect(doubleCover(two)).toEqual(expected);
  });

  test('two cars are no double cover', () => {
    expect(doubleCover(household(insurance('motor'), insurance('motor')))).toEqual([]);
  });

  test('one that is to be cancelled does not count', () => {
    const two = household(insurance('legal'), insurance('legal', { state: 'cancel' }));
    expect(doubleCover(two)).toEqual([]);
  });
});

describe('fixed interest', () => {
  const loan = (interestFixedUntil: string): Contract => ({
    ...newContract('mortgage', 0),
    kind: 'loan',
    line: 'mortgage',
    interestFixedUntil,
  });

  test.each([
    ['2029-10-01', 1],
    ['2029-10-02', 0],
    ['2026-01-01', 1],
  ])('that ends on %s is named %i times on 1 October 2026', (until, times) => {
    expect(expiringInterest(household(loan(until)), '2026-10-01')).toHaveLength(times);
  });

  test('has no remaining debt while facts are missing, never 0', () => {
    expect(expiringInterest(household(loan('2028-01-01')), '2026-10-01')).toMatchObject([
      { remainingDebt: undefined },
    ]);
  });
});

test('every line has a template and is offered once', () => {
  const offered = Object.values(linesOf).flat();
  expect([...offered].sort()).toEqual(Object.keys(templates).sort());
  expect(new Set(offered).size).toBe(offered.length);
});
