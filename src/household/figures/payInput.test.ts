import type { TaxProfile } from '../documents';
import { sample } from '../testing/sample';
import { payInput } from './payInput';

const { household, date, person } = sample(2);
const personId = person('Jonas');

const salary = Object.values(household.incomes.items).find(
  (income) => income.personId === personId && income.kind === 'salary',
);

const factorWith = (taxClass: TaxProfile['taxClass']) => {
  if (!salary) throw new Error('the sample has a salary');
  const profile: TaxProfile = { position: 0, taxClass, factorThousandths: 950 };
  const pay = payInput({ ...household, taxProfiles: { items: { [personId]: profile } } }, salary, date);
  return pay.kind === 'known' ? pay.input.factor : pay;
};

test('the factor counts in tax class IV, and one that is left over from it does not in another', () => {
  expect(factorWith('IV')).toBe(0.95);
  expect(factorWith('III')).toBeUndefined();
});
