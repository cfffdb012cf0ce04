import { useHouseholdId } from '@vp-digital/core/micro-app';
import { useHasPermission } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import type { MissingFact } from './completeness';

/** The address of the field that takes a missing fact; undefined where no screen has it that the user may open. */
export function useWayToFact(): (fact: MissingFact) => string | undefined {
  const householdId = useHouseholdId();
  const canSeeBalance = useHasPermission(permissions.balanceSheet);
  const income = routes.income.href({ householdId });
  const contracts = routes.contracts.href({ householdId });
  const balance = routes.balanceSheet.href({ householdId });
  const facts = `${routes.incomeProtectionNeed.href({ householdId })}?blatt=angaben`;
  const ways: Partial<Record<MissingFact['fact'], string>> = {
    net: `${income}?fokus=netto`,
    gross: `${income}?fokus=brutto`,
    taxClass: income,
    expenses: routes.expenses.href({ householdId }),
    contracts,
    insuredPerson: contracts,
    benefit: contracts,
    targetSum: contracts,
    target: contracts,
    term: contracts,
    remainingDebt: contracts,
    debtAsOf: contracts,
    interest: contracts,
    interestFixedUntil: contracts,
    ...(canSeeBalance && { assets: balance, property: balance }),
    pensionRecord: `${facts}&fokus=rente`,
    pensionPoints: `${facts}&fokus=rente`,
    pensionRate: `${facts}&fokus=rente`,
    occupation: `${facts}&fokus=stellung`,
    healthInsurance: `${facts}&fokus=krankenversicherung`,
  };
  return ({ fact, personId }) => {
    const way = ways[fact];
    return way?.startsWith(facts) && personId !== undefined ? `${way}&person=${personId}` : way;
  };
}
