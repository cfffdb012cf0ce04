import { incomesOf } from '../figures/ownIncome';
import { adultsOf } from '../figures/people';
import { ownIncomes } from '../figures/withoutIncome';
import { earningOf } from './earning';
import type { CompletenessData, RequiredFact } from './requiredFact';

const earned = ['salary', 'officialPay', 'profit'] as const;

/** Each adult's net, and gross pay or profit of who works; who does not earn needs no income. */
export const incomeFacts = (household: CompletenessData): RequiredFact[] =>
  adultsOf(household).flatMap((personId) => {
    const earning = earningOf(household, personId);
    const incomes = ownIncomes(household, personId);
    const pay = incomesOf(household, personId, earned);
    const of = (fact: 'net' | 'gross', isFilled: boolean): RequiredFact => ({
      area: 'income',
      fact,
      personId,
      isFilled,
    });
    if (earning === 'notEarning' && incomes.length === 0) return [];
    const hasGross = earning !== 'notEarning' && earning !== 'retired';
    return [
      of('net', incomes.length > 0 && incomes.every(({ net }) => net !== undefined)),
      ...(hasGross ? [of('gross', pay.length > 0 && pay.every(({ gross }) => gross !== undefined))] : []),
    ];
  });
