import { withoutEnded } from '../figures/contracts/withoutEnded';
import { isKnownInsured } from '../figures/needs/knownInsurance';
import { adultsOf, ageOf, companyControl, federalStateOf, socialSchemeOf } from '../figures/people';
import { specialRetirementAge } from '../figures/publicService';
import { earningOf } from './earning';
import type { CompletenessData, RequiredFact } from './requiredFact';

/** The documents that say what is needed of the persons. */
type PersonFactData = Pick<
  CompletenessData,
  'persons' | 'addresses' | 'employments' | 'taxProfiles' | 'incomes' | 'contracts'
>;

/**
 * What is needed of each adult. While it is unknown how somebody earns, everything that might apply is needed, so that
 * entering it never makes the household less complete.
 */
export function personFacts(household: PersonFactData, date: string): RequiredFact[] {
  const current = withoutEnded(household, date);
  return adultsOf(household).flatMap((personId) => {
    const earning = earningOf(household, personId);
    const control = companyControl(household, personId);
    const scheme = socialSchemeOf(household, personId);
    const isPaid = earning === 'employee' || earning === 'unknown';
    const isOnOwnAccount = earning === 'selfEmployed' || earning === 'unknown';
    const of = (fact: RequiredFact['fact'], isFilled: boolean): RequiredFact => ({
      area: 'persons',
      fact,
      personId,
      isFilled,
    });
    return [
      of('birthDate', ageOf(household, personId, date) !== undefined),
      of('occupation', earning !== 'unknown'),
      ...(scheme === 'unknown' ? [of('socialScheme', false)] : []),
      ...(specialRetirementAge(household, personId) === 'unknown' ? [of('retirementAge', false)] : []),
      ...(control === undefined ? [] : [of('controlsCompany', control !== 'unknown')]),
      ...(isPaid || isOnOwnAccount
        ? [of('federalState', federalStateOf(household, personId) !== undefined)]
        : []),
      ...(isPaid ? [of('taxClass', household.taxProfiles.items[personId]?.taxClass !== undefined)] : []),
      of('healthInsurance', isKnownInsured(current, personId)),
    ];
  });
}

/** How much is there of what the results need of a person: the measure of the area of persons. None of a child. */
export function neededOfPerson(household: PersonFactData, personId: string, date: string) {
  const own = personFacts(household, date).filter((fact) => fact.personId === personId);
  return { filled: own.filter(({ isFilled }) => isFilled).length, required: own.length };
}
