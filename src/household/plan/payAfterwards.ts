import { isEarned, lastDayOf } from '../figures/incomeSecurity';
import { laterIncomes } from '../figures/laterIncomes';
import { withoutPay } from '../figures/people';
import type { BudgetFacts } from './planFacts';

/**
 * Whose benefit ends without anybody having said what comes then: people on leave or out of work who have no pay, now or
 * later. The plan counts nothing for them from that day until their pension.
 */
export const withoutPayAfterwards = ({ household, persons }: BudgetFacts): readonly string[] =>
  persons
    .map(({ personId }) => personId)
    .filter((personId) => {
      const kind = withoutPay(household, personId);
      const own = Object.values({ ...household.incomes.items, ...laterIncomes(household) }).filter(
        (income) => income.personId === personId,
      );
      return (
        (kind === 'parentalLeave' || kind === 'seekingWork') &&
        own.some((income) => income.kind !== 'childBenefit' && lastDayOf(income) !== undefined) &&
        !own.some((income) => isEarned(income.kind))
      );
    });
