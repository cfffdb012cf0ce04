import {
  accessFactor,
  addMonths,
  ageOn,
  careRate,
  civilServantPension,
  fundSale,
  grossToNet,
  incomeTax,
  isoDate,
  keptUntil,
  lifeExpectancy,
  loanSchedule,
  netPension,
  pensionerContributions,
  projectHousehold,
  projectPensionLetter,
  retirementAge,
  savingsSchedule,
  wageTax,
  withdrawalSchedule,
} from '.';
import { validInput } from './testing/valid-input';

// Values that were once computed with, and what they did then: hang, NaN, Infinity, or nonsense in euros.

/** The first example of a function with some members changed; what is changed may be of any kind. */
const changed = <Name extends keyof typeof validInput>(name: Name, change: object) => {
  const [[example] = []]: readonly (readonly unknown[])[] = validInput[name];
  return { ...Object(example), ...change } as never; // one object, wrong on purpose
};
const pay = (change: object) => () => grossToNet(changed('grossToNet', change));
const projected = (change: object) => () => projectHousehold(changed('projectHousehold', change));
const income = (everyMonths: unknown) => projected({ incomes: [{ amount: 100, everyMonths }] });
const letter = (change: object) => () => projectPensionLetter(changed('projectPensionLetter', change));

test.each([
  ['an income every 0 months: hung', 'incomes.everyMonths', income(0)],
  ['an income every −1 months: hung', 'incomes.everyMonths', income(-1)],
  ['an income every 0.5 months: counted twice', 'incomes.everyMonths', income(0.5)],
  ['an income every NaN months: dropped', 'incomes.everyMonths', income(Number.NaN)],
  ['a pension in the year 9999: NaN', 'startDate', letter({ startDate: '9999-05-01' })],
  ['a pension that grows beyond all bounds', 'adjustmentRate', letter({ adjustmentRate: 10 })],
  ['an unknown kind of fund: NaN', 'kind', () => fundSale(changed('fundSale', { kind: 'gold' }))],
  [
    'an unknown kind of pension: TypeError',
    'kind',
    () => retirementAge(changed('retirementAge', { kind: 'early' })),
  ],
  ['unknown papers: TypeError', 'kind', () => keptUntil('diary' as never, '2026-10-01', '2026-10-01')],
  ['papers of no day: "5-12-31"', 'event', () => keptUntil('adviceRecords', '', '2026-10-01')],
  ['papers of "gestern": "NaN-12-31"', 'event', () => keptUntil('adviceRecords', 'gestern', '2026-10-01')],
  [
    'savings at 1000 % for 100 years: Infinity',
    'annualRate',
    () => savingsSchedule({ months: 1_200, annualRate: 10, convention: 'nominal', monthlyContribution: 100 }),
  ],
  [
    'withdrawals at 1000 % for 100 years: Infinity',
    'annualRate',
    () => withdrawalSchedule({ annualRate: 10, convention: 'nominal', capital: 100, monthlyWithdrawal: 1 }),
  ],
  ['an age from no date: NaN', 'date', () => ageOn('gestern', '2026-10-01')],
  ['months after no date', 'date', () => addMonths('2026-02-30', 1)],
  ['a day beyond the calendar', 'date', () => addMonths('9999-12-01', 1)],
  ['a day of NaN parts: "0NaN-NaN-29"', 'date', () => isoDate({ year: Number.NaN, month: 1, day: 29 })],
  [
    'an old-age pension begun in 9999: factor 478.7',
    'startDate',
    () => accessFactor({ birthDate: '1970-03-10', kind: 'standard', startDate: '9999-01-01' }),
  ],
  [
    'retired before birth: a full pension',
    'date',
    () => civilServantPension(changed('civilServantPension', { date: '1970-01-01' })),
  ],
  ['Aktivrente at 41', 'activePension', pay({ activePension: true })],
  [
    'a birth date that does not exist, with a child',
    'birthDate',
    () => careRate({ year: 2026, federalState: 'HESSEN', children: 1, birthDate: '2026-02-30' }),
  ],
  [
    'month 13, with a child',
    'month',
    () => careRate({ year: 2026, federalState: 'HESSEN', children: 1, month: 13 }),
  ],
  [
    'other income of nobody knows what',
    'otherIncome',
    () => pensionerContributions(changed('pensionerContributions', { otherIncome: Number.NaN })),
  ],
  [
    'children of the privately insured',
    'children',
    () =>
      netPension({
        year: 2026,
        federalState: 'HESSEN',
        churchMember: false,
        pensioners: [
          {
            statePension: 1_000_00,
            startYear: 2024,
            children: Number.NaN,
            health: { kind: 'private', premiumMonth: 1, basicPremiumMonth: 1 },
          },
        ],
      }),
  ],
  ['a week counted as a year: 3,000 euros became a Minijob', 'period', pay({ period: 'week' })],
  ['class VII counted as I', 'taxClass', () => wageTax(changed('wageTax', { taxClass: 'VII' }))],
  [
    'an unknown state paid 9 % church tax',
    'federalState',
    () => wageTax(changed('wageTax', { federalState: 'BERLIN' })),
  ],
  [
    'the tariff of the married counted as basic',
    'tariff',
    () => incomeTax(changed('incomeTax', { tariff: 'married' })),
  ],
  ['sex x counted as female', 'sex', () => lifeExpectancy(changed('lifeExpectancy', { sex: 'x' }))],
])('%s', (_, field, call) => {
  expect(call).toThrow(expect.objectContaining({ name: 'FinanceError', field }));
});

test('a payment of minus zero is none', () => {
  expect(() => loanSchedule({ principal: 100, annualRate: 0, payment: -0 })).toThrow(
    expect.objectContaining({ field: 'payment' }),
  );
});

describe('what is right is not refused under another name', () => {
  const benefits = { amount: 500_00, startYear: 2020, firstMonth: 500_00, specialPayments: 0 };
  const civilServant = { deferredPay: 0, pensionInsured: false, unemploymentInsured: false, benefits };

  test('a civil-service pension of 500 euros is no Minijob', () => {
    const { contributions, tax } = pay({ ...civilServant, gross: 500_00 })();
    expect(contributions.bases.form).toBe('regular');
    expect(tax.yearly.pay).toBe(6_000_00);
  });

  test('deferred pay and Aktivrente come from what is no pension', () => {
    const withJob = { ...civilServant, gross: 2_500_00, birthDate: '1955-06-08', activePension: true };
    expect(pay(withJob)().activePension).toBe(2_000_00);
    expect(pay({ ...withJob, gross: 1_500_00 })().activePension).toBe(1_000_00);
    expect(pay({ ...civilServant, gross: 1_500_00, deferredPay: 1_000_00 })).not.toThrow();
    expect(pay({ ...civilServant, gross: 1_500_00, deferredPay: 1_000_01 })).toThrow(
      expect.objectContaining({ field: 'deferredPay' }),
    );
  });
});
