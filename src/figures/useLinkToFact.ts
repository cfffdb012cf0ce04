import type { NeededFact, RecordedFact } from '@vp-digital/core/household';
import { useLocation } from '@vp-digital/core/libs/router';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { routes } from '@vp-digital/core/reference';
import { useOffers } from '@vp-digital/core/ui';

/** A fact that figures wait for, or that can still be entered. */
export interface MissingPart extends Omit<NeededFact, 'fact'> {
  fact: NeededFact['fact'] | RecordedFact;
}

/**
 * The address of the field for a missing fact; undefined if no available screen has it, or if it is on this very page.
 * The first available one if there are several.
 */
export function useLinkToFact(): (missing: MissingPart) => string | undefined {
  const householdId = useHouseholdId();
  const { pathname } = useLocation();
  const offers = useOffers();
  const income = routes.income.href({ householdId });
  const contracts = routes.contracts.href({ householdId });
  const balance = routes.balanceSheet.href({ householdId });
  const goals = routes.wishesAndGoals.href({ householdId });
  const home = routes.livingSituation.href({ householdId });
  /** The page opens the first contract that lacks it. */
  const ofContract = (field: string) => `${contracts}?fokus=${field}`;
  const pay = (field: string) => (id: string | undefined) =>
    `${income}?fokus=${id === undefined ? field : `${field}-${id}`}`;
  const facts = `${routes.incomeProtectionNeed.href({ householdId })}?blatt=angaben`;
  /** For nobody in particular: the household's id stands for the first of its persons. */
  const personal = (sections: string, field: string) => (id: string | undefined) =>
    `${routes.personalDataSections.href({ householdId, id: id ?? householdId, sections })}?fokus=${field}`;
  const letter = (field: string) => (id: string | undefined) =>
    `${routes.statePension.href({ householdId })}${id === undefined ? '' : `?fokus=${field}-${id}`}`;
  const sheet = (field: string) => (id: string | undefined) =>
    `${facts}&fokus=${field}${id === undefined ? '' : `&person=${id}`}`;
  const links: Partial<Record<MissingPart['fact'], readonly Link[]>> = {
    net: [pay('netto')],
    gross: [pay('brutto')],
    incomeEnd: [pay('sicher-bis')],
    pensionStart: [pay('beginn')],
    taxClass: [personal('forderdaten', 'steuerklasse'), income],
    taxableIncome: [personal('forderdaten', 'zve')],
    birthDate: [personal('stammdaten', 'geburtsdatum')],
    gender: [personal('stammdaten', 'geschlecht')],
    maritalStatus: [personal('stammdaten', 'familienstand')],
    parents: [personal('stammdaten', 'eltern')],
    childBenefitReceiver: [income],
    federalState: [personal('adresse', 'bundesland')],
    expenses: [routes.expenses.href({ householdId })],
    home: [home],
    housing: [home],
    propertyKind: [home],
    contracts: [contracts],
    insuredPerson: [ofContract('versicherte')],
    healthPremium: [ofContract('pkv-beitrag')],
    benefit: [ofContract('leistung')],
    premium: [ofContract('beitrag')],
    benefitFromDay: [ofContract('erster-tag')],
    targetSum: [ofContract('zielsumme')],
    savingsAndLoans: [contracts],
    remainingDebt: [ofContract('restschuld')],
    debtAsOf: [ofContract('restschuld-am')],
    interest: [ofContract('sollzins')],
    interestFixedUntil: [ofContract('zinsbindung')],
    assets: [balance],
    property: [balance],
    pensionRecord: [letter('rente')],
    pensionPoints: [letter('rente')],
    pensionRate: [letter('rente')],
    unfitPension: [letter('rente')],
    disabilityClaim: [sheet('anspruch'), letter('rente')],
    currentLetter: [letter('neue-rente')],
    goals: [goals],
    target: [goals],
    term: [goals],
    occupation: [sheet('stellung'), personal('beruf', 'stellung')],
    retirementAge: [personal('beruf', 'altersgrenze')],
    socialScheme: [personal('beruf', 'sozialversicherung')],
    pensionContribution: [personal('beruf', 'rentenbeitrag')],
    controlsCompany: [personal('beruf', 'beherrscht')],
    liabilityThroughParents: [personal('beruf', 'haftpflicht-eltern')],
    healthFundSupplement: [personal('beruf', 'zusatzbeitrag')],
    healthInsurance: [sheet('krankenversicherung'), personal('beruf', 'krankenversicherung')],
  };
  return ({ fact, personId }) => {
    const href = links[fact]?.map((one) => (typeof one === 'string' ? one : one(personId))).find(offers);
    return href?.split('?')[0] === pathname ? undefined : href;
  };
}

/** An address, or that of a field that exists per person. */
type Link = string | ((personId: string | undefined) => string);
