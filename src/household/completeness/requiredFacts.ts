import type { NeededFact } from '../figures';
import type { DataArea } from './areas';
import { contractFacts } from './contractFacts';
import { expenseFacts, housingFacts } from './costFacts';
import { goalFacts } from './goalFacts';
import { incomeFacts } from './incomeFacts';
import { pensionFacts } from './pensionFacts';
import { personFacts } from './personFacts';
import type { CompletenessData, RecordedFact, RequiredFact } from './requiredFact';
import { wealthFacts } from './wealthFacts';

/** What each area needs of a household as recorded, known or not. */
export const requiredFacts = (household: CompletenessData, date: string): RequiredFact[] => [
  ...personFacts(household, date),
  ...housingFacts(household),
  ...incomeFacts(household),
  ...expenseFacts(household),
  ...contractFacts(household, date),
  ...pensionFacts(household, date),
  ...wealthFacts(household),
  ...goalFacts(household),
];

/**
 * Adds what figures wait for: a fact that one of them is missing is not known, and one that no area requires is added.
 */
export function withNeeded(required: readonly RequiredFact[], needed: readonly NeededFact[]): RequiredFact[] {
  const facts = [...required];
  for (const need of needed) {
    if (
      need.fact === 'newerRelease' ||
      need.fact === 'foreignLaw' ||
      facts.some((one) => !one.isFilled && answers(one, need))
    )
      continue;
    const at = facts.findIndex((one) => answers(one, need));
    const [known] = facts.slice(at, at + 1);
    if (at >= 0 && known) facts[at] = { ...known, isFilled: false };
    else facts.push({ ...need, fact: need.fact, area: areaOf[need.fact], isFilled: false });
  }
  return facts;
}

/** Whether the fact is what a figure waits for; if the figure names no person, anybody's will do. */
export const answers = (
  { fact, personId }: Pick<RequiredFact, 'fact' | 'personId'>,
  need: NeededFact,
): boolean =>
  (need.fact === fact ||
    (need.fact === 'housing' && fact === 'home') ||
    (need.fact === 'contracts' && fact === 'savingsAndLoans')) &&
  (personId === undefined || need.personId === undefined || personId === need.personId);

/** Where a fact is recorded. */
const areaOf: Readonly<Record<RecordedFact, DataArea>> = {
  birthDate: 'persons',
  gender: 'persons',
  maritalStatus: 'persons',
  parents: 'persons',
  childBenefitReceiver: 'income',
  occupation: 'persons',
  federalState: 'persons',
  taxClass: 'persons',
  taxableIncome: 'persons',
  healthInsurance: 'persons',
  controlsCompany: 'persons',
  socialScheme: 'persons',
  foreignLaw: 'persons',
  retirementAge: 'persons',
  pensionContribution: 'persons',
  liabilityThroughParents: 'persons',
  healthFundSupplement: 'persons',
  healthPremium: 'contracts',
  home: 'housing',
  housing: 'housing',
  propertyKind: 'housing',
  net: 'income',
  gross: 'income',
  incomeEnd: 'income',
  pensionStart: 'income',
  expenses: 'expenses',
  contracts: 'contracts',
  insuredPerson: 'contracts',
  benefit: 'contracts',
  premium: 'contracts',
  benefitFromDay: 'contracts',
  remainingDebt: 'contracts',
  debtAsOf: 'contracts',
  interest: 'contracts',
  interestFixedUntil: 'contracts',
  targetSum: 'contracts',
  savingsAndLoans: 'wealth',
  pensionRecord: 'pension',
  pensionPoints: 'pension',
  pensionRate: 'pension',
  unfitPension: 'pension',
  disabilityClaim: 'pension',
  currentLetter: 'pension',
  assets: 'wealth',
  property: 'wealth',
  goals: 'goals',
  target: 'goals',
  term: 'goals',
};
