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

test('the Minijob limit is that of the day that is asked about: 603 euros in 2026, 633 from 2027', () => {
  if (!salary) throw new Error('the sample has a salary');
  const formOn = (gross: number, day: string) => {
    const estimate = netEstimate(household, { ...salary, gross }, day);
    return estimate.kind === 'estimated' && estimate.of === 'pay' && estimate.result.contributions.bases.form;
  };
  expect([formOn(620_00, '2026-12-31'), formOn(620_00, '2027-01-15')]).toEqual(['midijob', 'minijob']);
  expect([formOn(603_00, '2026-12-31'), formOn(633_01, '2027-01-15')]).toEqual(['minijob', 'midijob']);
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

describe('a tax class that nobody told of', () => {
  const estimateOf = (maritalStatus: 'single' | 'married' | undefined, profile?: Partial<TaxProfile>) => {
    const jonas = household.persons.items[personId];
    if (!salary || !jonas) throw new Error('the sample has a salary');
    const { maritalStatus: _, ...untold } = jonas;
    const known = maritalStatus === undefined ? untold : { ...untold, maritalStatus };
    return netEstimate(
      {
        ...household,
        persons: { items: { ...household.persons.items, [personId]: known } },
        taxProfiles: { items: profile ? { [personId]: { position: 0, ...profile } } : {} },
      },
      salary,
      date,
    );
  };

  test('is that of the unmarried or of the married, who pay the same, and is said to be taken', () => {
    expect(estimateOf('single')).toMatchObject({ kind: 'estimated', usualTaxClass: 'I' });
    expect(estimateOf('married')).toMatchObject({ kind: 'estimated', usualTaxClass: 'IV' });
    const nets = (['single', 'married', undefined] as const).map((status) => {
      const estimate = estimateOf(status);
      return estimate.kind === 'estimated' && estimate.result.net;
    });
    expect(new Set(nets).size).toBe(1);
  });

  test('is II of who alone brings up a minor child, and of nobody else', () => {
    const jonas = household.persons.items[personId];
    if (!salary || !jonas) throw new Error('the sample has a salary');
    const { maritalStatus: _, ...untold } = jonas;
    const child = (birthDate: string) => ({
      ...untold,
      firstName: 'Lena',
      role: 'child' as const,
      birthDate,
    });
    const classOf = (birthDate: string, others = {}) =>
      netEstimate(
        {
          ...household,
          persons: { items: { [personId]: untold, [crypto.randomUUID()]: child(birthDate), ...others } },
          taxProfiles: { items: {} },
        },
        salary,
        date,
      );
    expect(classOf('2014-06-05')).toMatchObject({ usualTaxClass: 'II' });
    expect(classOf('2004-06-05')).toMatchObject({ usualTaxClass: 'I' });
    const partner = { [crypto.randomUUID()]: { ...untold, firstName: 'Kim' } };
    expect(classOf('2014-06-05', partner)).toMatchObject({ usualTaxClass: 'I' });
  });

  test('counts as soon as it is told, with all else that is known of the taxes', () => {
    expect(estimateOf('married', { taxClass: 'III' })).not.toHaveProperty('usualTaxClass');
    expect(estimateOf('married', { churchTax: true })).not.toHaveProperty('ifChurchMember');
  });

  test('is waited for by what advises on taxes', () => {
    if (!salary) throw new Error('the sample has a salary');
    const untold = { ...household, taxProfiles: { items: {} } };
    expect(payInput(untold, salary, date)).toEqual({ kind: 'missing', facts: ['taxClass'] });
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
    if (estimate.kind !== 'estimated' || estimate.of !== 'pay') throw new Error('an estimate');
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
