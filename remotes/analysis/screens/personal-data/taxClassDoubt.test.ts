import { taxClassDoubt, type TaxClassFacts } from './taxClassDoubt';

const doubt = (facts: Partial<TaxClassFacts>) =>
  taxClassDoubt({
    taxClass: undefined,
    maritalStatus: undefined,
    hasChild: false,
    livesWithAdult: false,
    partnersClass: undefined,
    ...facts,
  });

test.each([
  ['I', 'single', undefined],
  ['I', 'married', 'notSingle'],
  ['III', 'single', 'couples'],
  ['IV', 'divorced', 'couples'],
  ['V', 'civilPartnership', undefined],
  ['III', 'widowed', undefined],
  ['V', 'widowed', 'couples'],
  ['IV', 'separated', undefined],
  ['VI', 'single', undefined],
  ['III', undefined, undefined],
  [undefined, 'married', undefined],
] as const)('class %s of somebody who is %s: %s (§ 38b EStG)', (taxClass, maritalStatus, expected) => {
  expect(doubt({ taxClass, maritalStatus })).toBe(expected);
});

test('class II is for those who live alone with a child (§ 24b EStG)', () => {
  expect(doubt({ taxClass: 'II', maritalStatus: 'divorced' })).toBe('withChild');
  expect(doubt({ taxClass: 'II', maritalStatus: 'divorced', hasChild: true })).toBeUndefined();
  expect(doubt({ taxClass: 'II', maritalStatus: 'married', hasChild: true })).toBe('notSingle');
  const withPartner = {
    taxClass: 'II',
    maritalStatus: 'divorced',
    hasChild: true,
    livesWithAdult: true,
  } as const;
  expect(doubt(withPartner)).toBe('alone');
  expect(doubt({ ...withPartner, taxClass: 'I' })).toBeUndefined();
});

test.each([
  ['III', 'V', undefined],
  ['IV', 'IV', undefined],
  ['III', 'III', 'pair'],
  ['IV', 'V', 'pair'],
  ['IV', 'VI', undefined],
  ['IV', undefined, undefined],
] as const)('of a couple class %s beside %s: %s', (taxClass, partnersClass, expected) => {
  expect(doubt({ taxClass, partnersClass, maritalStatus: 'married' })).toBe(expected);
});
