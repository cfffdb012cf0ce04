import type { Cents, IsoDate, Rate } from '@vp-digital/core/finance';
import { retirementRules } from '../figures/assumptions';
import { knownFree } from '../figures/budget/knownFree';
import { freeAmount } from '../figures/freeAmount';
import { monthlyNet } from '../figures/monthly';
import { sum } from '../figures/net';
import { allOf, computed, factsOf, missingAll, type Outcome } from '../figures/outcome';
import { adultsOf, isRetired } from '../figures/people';
import { capitalPension } from '../figures/retirement/capitalPension';
import { netPensions } from '../figures/retirement/netPensions';
import { pensionIncomes } from '../figures/retirement/paidPensions';
import { budgetFacts } from './budgetFacts';
import { personOf, plannedParts, retirementFacts } from './retirementFacts';
import type { BudgetPlanData, RetirementFacts } from './planFacts';

/**
 * All that a simulation of old age is made of: of those who still work the plan of F15, of the retired what they draw and
 * spend today; and what events change. Missing: as F15, and of the retired expenses and contracts.
 */
export function retirementSimulation(household: BudgetPlanData, date: IsoDate): Outcome<RetirementFacts> {
  const facts = isRetired(household) ? retiredFacts(household, date) : retirementFacts(household, date);
  const budget = budgetFacts(household, date);
  if (facts.kind !== 'computed' || budget.kind !== 'computed') return facts;
  return computed({ ...facts.value, budget: budget.value });
}

/**
 * The share of today's net that is needed in old age where nobody has said another: the agreed one (F15), of the retired
 * what they spend today.
 */
export function usualNeedShare(
  household: Pick<BudgetPlanData, 'persons' | 'employments' | 'incomes' | 'expenses' | 'contracts'>,
): Rate {
  const { net } = freeAmount(household);
  return isRetired(household) && net > 0 ? spendingOf(household) / net : retirementRules.needShare;
}

/** What is lived on, with insurance and rates of loans; not what is saved. */
function spendingOf(household: Parameters<typeof freeAmount>[0]): Cents {
  const { expenses, insurance, loanRates } = freeAmount(household);
  return expenses + insurance + loanRates;
}

/** Capital income is in the return of the capital already. */
const ofCapital: ReadonlySet<string> = new Set(['capital', ...pensionIncomes]);

function retiredFacts(household: BudgetPlanData, date: IsoDate): Outcome<RetirementFacts> {
  const pensions = netPensions({ household, date });
  const capital = capitalPension({ household, date });
  const free = knownFree(household);
  const persons = allOf(adultsOf(household).map((personId) => personOf(household, personId, date)));
  if (
    pensions.kind !== 'computed' ||
    capital.kind !== 'computed' ||
    free.kind !== 'computed' ||
    persons.kind !== 'computed'
  )
    return missingAll(factsOf(pensions, capital, free, persons));
  return computed({
    date,
    household,
    persons: persons.value,
    pensions: plannedParts(household, pensions.value, date),
    gap: { capital: capital.value, savedRent: 0 }, // what is spent today is without a rent already
    net: freeAmount(household).net,
    otherIncome: sum(
      Object.values(household.incomes.items)
        .filter(({ kind }) => !ofCapital.has(kind))
        .map(monthlyNet),
    ),
    allRetired: true,
  });
}
