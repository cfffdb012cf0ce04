import { euros } from '@vp-digital/core/finance';
import {
  healthEligibility,
  householdNet,
  incomeProtection,
  optimum,
  privateHealthComparison,
  statutoryPensionEstimate,
} from '../figures';
import { sample, wholeEuros } from '../testing/sample';
import { valueOf } from '../testing/valueOf';

const { household, date, person } = sample(6);
const nadine = { household, date, personId: person('Nadine') };

/** Tariff "Muster Komfort". */
const quote = { health: euros(596), care: euros(48), sickPay: euros(32), deductibleYear: euros(600) };

describe('Dr. Nadine Musterkamp, high earner: the values of the samples’ page', () => {
  test('net 4,647, and 4,350 more once a year', () => {
    expect(householdNet(household)).toMatchObject({ monthly: euros(4_647), extraPerYear: euros(4_350) });
  });

  test('pay above the ceiling makes no more points: 3,300 at 67', () => {
    expect(wholeEuros(valueOf(statutoryPensionEstimate(nadine)).pension)).toBe(3_300);
  });

  test('her income is protected', () => {
    expect(valueOf(incomeProtection(nadine))).toMatchObject({ gap: 0, coverage: 1 });
  });

  test('Optimum: nothing used of 5,430', () => {
    expect(optimum({ household, date })).toMatchObject({ used: 0, open: euros(5_430) });
  });

  describe('private against statutory health insurance', () => {
    const comparison = valueOf(privateHealthComparison({ ...nadine, quote }));

    test('107,600 a year are above the limit of 77,400', () => {
      expect(valueOf(healthEligibility(nadine))).toMatchObject({
        full: true,
        pay: { year: euros(107_600), limit: euros(77_400) },
      });
    });

    test('676 a month, of which the employer pays 338; 50 more of the Selbstbeteiligung', () => {
      const { premium, subsidy, own, deductible, ownWithDeductible } = comparison.private;
      expect([premium, subsidy.total, own, deductible, ownWithDeductible]).toEqual(
        [676, 338, 338, 50, 388].map(euros),
      );
    });

    test('against 648 in the statutory fund, where the employer pays 613', () => {
      const { own, employer, total } = comparison.statutory;
      expect([own, employer].map(wholeEuros)).toEqual([648, 613]);
      expect(total).toBe(own + employer);
      expect(comparison.savingYear).toBe((own - euros(388)) * 12);
    });

    test('at 67: 644 have become 1,764, 918 in today’s money', () => {
      const { years, premium } = comparison.outlook;
      expect(years).toBe(33);
      expect([premium.today, premium.nominal, premium.real].map(wholeEuros)).toEqual([644, 1_764, 918]);
    });

    test('the pension insurance adds at most 289; a statutory pensioner pays 427 on 3,300', () => {
      const { pensionSubsidy, statutoryPensioner } = comparison.outlook;
      expect([pensionSubsidy, statutoryPensioner].map(wholeEuros)).toEqual([289, 427]);
    });
  });
});
