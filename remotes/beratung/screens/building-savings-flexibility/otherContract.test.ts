import type { SavingContract, SectionData } from '@vp-digital/core/household';
import { documentsOf, sampleHousehold } from '@vp-digital/core/household/samples';
import { otherContract } from './otherContract';

/** A couple, and a mother with her daughter. */
const couple = documentsOf(sampleHousehold(2));
const mother = documentsOf(sampleHousehold(3));

const plan: SavingContract = {
  position: 0,
  kind: 'saving',
  line: 'buildingSavings',
  company: '',
  personIds: [],
  premium: 50_00,
  frequency: 'monthly',
  state: 'unchecked',
  balance: 6_000_00,
  targetSum: 20_000_00,
};

const idsOf = ({ persons }: SectionData): string[] =>
  Object.entries(persons.items)
    .sort(([, one], [, other]) => one.position - other.position)
    .map(([id]) => id);

/** What somebody has already, by the place of the person in the household. */
const otherOf = (household: SectionData, at: number, contract: SavingContract) =>
  otherContract({
    data: { ...household, contracts: { items: { one: contract } } },
    person: { id: idsOf(household)[at] ?? '', name: '' },
  });

const found = { sum: 20_000_00, balance: 6_000_00, rate: 50_00 };

test('a contract that names nobody is the only adult’s, and of a couple both have it', () => {
  expect(otherOf(mother, 0, plan)).toEqual(found);
  expect(otherOf(mother, 1, plan)).toBeUndefined();
  expect([0, 1].map((at) => otherOf(couple, at, plan))).toEqual([found, found]);
});

test('a contract that names somebody is nobody else’s, nor is one that is discussed with one person', () => {
  const [first = '', second = ''] = idsOf(couple);
  expect(otherOf(couple, 0, { ...plan, personIds: [first] })).toEqual(found);
  expect(otherOf(couple, 0, { ...plan, personIds: [second] })).toBeUndefined();
  expect(otherOf(couple, 0, { ...plan, personIds: [first], discussedAlone: 'leftOut' })).toBeUndefined();
});
