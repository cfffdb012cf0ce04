import type { SavingContract, TaxProfile } from '../documents';
import { sample } from '../testing/sample';
import { netEstimate } from './netEstimate';
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

describe('church tax that nobody told of', () => {
  const estimateWith = (facts: Partial<TaxProfile>) => {
    if (!salary) throw new Error('the sample has a salary');
    const profile: TaxProfile = { position: 0, taxClass: 'IV', ...facts };
    const estimate = netEstimate(
      { ...household, taxProfiles: { items: { [personId]: profile } } },
      salary,
      date,
    );
    if (estimate.kind !== 'estimated') throw new Error('an estimate');
    return estimate;
  };

  test('is left out, and what would be left with it is told', () => {
    const { result, ifChurchMember } = estimateWith({});
    expect(result.net).toBe(estimateWith({ churchTax: false }).result.net);
    expect(ifChurchMember).toBe(estimateWith({ churchTax: true }).result.net);
    expect(ifChurchMember).toBeLessThan(result.net);
  });

  test('is no question once it is told, or where no tax is withheld', () => {
    expect(estimateWith({ churchTax: true }).ifChurchMember).toBeUndefined();
    expect(estimateWith({ churchTax: false }).ifChurchMember).toBeUndefined();
    const many = { taxClass: 'III', childAllowanceHalves: 20 } as const;
    expect(estimateWith(many).ifChurchMember).toBeUndefined();
  });
});

describe('a company pension out of deferred pay', () => {
  const without = { ...household, contracts: { items: {} } };
  const estimateWith = (changes?: Partial<SavingContract>) => {
    if (!salary) throw new Error('the sample has a salary');
    const bav: SavingContract = {
      position: 0,
      kind: 'saving',
      line: 'companyPension',
      company: 'Musterkasse',
      personIds: [personId],
      premium: 345_00,
      employerShare: 45_00,
      frequency: 'monthly',
      state: 'ok',
      ...changes,
    };
    const data = changes ? { ...without, contracts: { items: { bav } } } : without;
    const estimate = netEstimate(data, salary, date);
    if (estimate.kind !== 'estimated') throw new Error('an estimate');
    return estimate.result;
  };

  test('lowers taxable pay by the deferral, contributions by 4 % of 8,450, and the net', () => {
    const [plain, result] = [estimateWith(), estimateWith({})];
    expect(plain.deferredPay).toBe(0);
    expect(result.deferredPay).toBe(300_00);
    // 300 are deferred; with the employer's 45 they are 7 above 338
    expect(result.contributions.bases.pension).toBe(plain.contributions.bases.pension - 293_00);
    expect(result.deductions.wageTax).toBeLessThan(plain.deductions.wageTax);
    const { deductions } = result;
    expect(result.net).toBe(result.gross - Object.values(deductions).reduce((sum, one) => sum + one, 0));
    expect(plain.net - result.net).toBeLessThan(300_00);
  });

  test('is none while it is paid up, or another person’s', () => {
    expect(estimateWith({ state: 'paidUp' }).net).toBe(estimateWith().net);
    expect(estimateWith({ personIds: [person('Aylin')] }).net).toBe(estimateWith().net);
  });
});
