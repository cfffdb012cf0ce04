import type { FactName, NeededFact } from '@vp-digital/core/household';
import { useLocation } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { useOffers } from '@vp-digital/core/ui';

/** A fact that figures wait for; of whom nothing is known, even how they earn. */
export interface MissingPart extends Omit<NeededFact, 'fact'> {
  fact: FactName | 'occupation';
}

/**
 * The address of the field that takes a missing fact; undefined where no screen that is offered has it, and where it is
 * this very page.
 */
export function useLinkToFact(): (missing: MissingPart) => string | undefined {
  const householdId = useHouseholdId();
  const { pathname } = useLocation();
  const offers = useOffers();
  const income = routes.income.href({ householdId });
  const contracts = routes.contracts.href({ householdId });
  const balance = routes.balanceSheet.href({ householdId });
  const facts = `${routes.incomeProtectionNeed.href({ householdId })}?blatt=angaben`;
  const links: Partial<Record<MissingPart['fact'], string>> = {
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
    assets: balance,
    property: balance,
    pensionRecord: `${facts}&fokus=rente`,
    pensionPoints: `${facts}&fokus=rente`,
    pensionRate: `${facts}&fokus=rente`,
    occupation: `${facts}&fokus=stellung`,
    healthInsurance: `${facts}&fokus=krankenversicherung`,
  };
  return ({ fact, personId }) => {
    const href = links[fact];
    if (href === undefined || !offers(href) || href.split('?')[0] === pathname) return undefined;
    return href.startsWith(facts) && personId !== undefined ? `${href}&person=${personId}` : href;
  };
}
