import * as fc from 'fast-check';
import { euros } from '@vp-digital/core/finance';
import { carriedDebt, contractBuildingSavings, debtAtFixedInterestEnd } from '..';
import type { LoanContract } from '../../documents';
import { sample } from '../../testing/sample';
import { valueOf } from '../../testing/valueOf';

const mortgage: LoanContract = {
  position: 0,
  kind: 'loan',
  line: 'mortgage',
  company: 'Muster Bank',
  personIds: [],
  state: 'ok',
  premium: euros(1_260),
  frequency: 'monthly',
  remainingDebt: euros(268_000),
  debtAsOf: '2026-10-01',
  interest: 165,
};

describe('debt carried forward (F19)', () => {
  test('on the day it was recorded, and before, it is as recorded', () => {
    for (const date of ['2026-10-01', '2020-01-01'])
      expect(valueOf(carriedDebt({ contract: mortgage, date }))).toMatchObject({
        months: 0,
        remainingDebt: euros(268_000),
      });
  });

  test('a month later it is less by the rate without its interest', () => {
    const { remainingDebt } = valueOf(carriedDebt({ contract: mortgage, date: '2026-11-01' }));
    expect(remainingDebt).toBe(euros(268_000) + euros(368.5) - euros(1_260));
  });

  test('falls month by month down to nothing', () => {
    const month = fc.integer({ min: 0, max: 400 });
    const debtAfter = (months: number) => {
      const [year, rest] = [2026 + Math.floor((months + 9) / 12), ((months + 9) % 12) + 1];
      const date = `${year}-${String(rest).padStart(2, '0')}-01`;
      return valueOf(carriedDebt({ contract: mortgage, date })).remainingDebt;
    };
    fc.assert(
      fc.property(month, month, (one, more) =>
        expect(debtAfter(one + more)).toBeLessThanOrEqual(debtAfter(one)),
      ),
    );
    expect(debtAfter(400)).toBe(0);
  });

  test('is paid at the end of each month, the last one of the fixed interest too', () => {
    for (const [debtAsOf, months] of [
      ['2026-10-01', 30],
      ['2026-09-30', 30],
      ['2026-10-15', 29],
    ] as const) {
      const contract = { ...mortgage, debtAsOf, interestFixedUntil: '2029-03-31' };
      expect(valueOf(debtAtFixedInterestEnd(contract)).months).toBe(months);
    }
    const endless = { ...mortgage, debtAsOf: '9999-01-01', interestFixedUntil: '9999-12-31' };
    expect(valueOf(debtAtFixedInterestEnd(endless)).months).toBe(11);
  });

  test('says what is missing', () => {
    const { remainingDebt: _debt, debtAsOf: _day, interest: _interest, ...bare } = mortgage;
    expect(carriedDebt({ contract: bare, date: '2026-10-01' })).toEqual({
      kind: 'missing',
      facts: [{ fact: 'remainingDebt' }, { fact: 'debtAsOf' }, { fact: 'interest' }],
    });
    expect(debtAtFixedInterestEnd(mortgage)).toEqual({
      kind: 'missing',
      facts: [{ fact: 'interestFixedUntil' }],
    });
  });
});

describe('a recorded building savings contract (F20)', () => {
  const tariff = {
    feeRate: 0.01,
    savingsRate: 0.0025,
    minimumBalance: 0.4,
    loanRate: 0.0235,
    loanPaymentRate: 0.006,
  };
  const contracts = Object.values(sample(1).household.contracts.items);

  test('goes on from its balance, with the employer’s share, without another fee', () => {
    const contract = contracts.find(({ line }) => line === 'buildingSavings');
    if (contract?.kind !== 'saving') throw new Error('building savings');
    const { fee, savingMonths, allocation } = valueOf(contractBuildingSavings({ contract, tariff }));
    expect(fee).toBe(0);
    expect(savingMonths[0]).toMatchObject({ contribution: euros(40), balance: euros(1_490.3) });
    expect(allocation?.months).toBeLessThan(64);
  });

  test('other savings are none', () => {
    const plan = contracts.find(({ line }) => line === 'fundPlan');
    if (plan?.kind !== 'saving') throw new Error('a fund plan');
    expect(contractBuildingSavings({ contract: plan, tariff }).kind).toBe('notRelevant');
  });
});
