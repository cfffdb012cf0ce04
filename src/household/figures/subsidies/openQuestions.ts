import { isSameLever, type LeverOf, type SubsidyData } from './lever';
import type { Optimum } from './optimum';
import { adultsOf, mainEmployment, occupationOf } from '../people';
import { mayHaveEmployerSavings } from './savingContracts';
import { taxUnits } from '../taxUnit';

/**
 * Possible levers about which nothing is known yet: they wait for a fact that only `subsidyFacts` has. In the order of
 * the household's persons.
 */
export function openQuestions(household: SubsidyData, optimum: Optimum): LeverOf[] {
  const { levers, excluded, toCheck, notComputed } = optimum;
  const known: readonly LeverOf[] = [...levers, ...excluded, ...toCheck, ...notComputed];
  return [...ofPersons(household), ...ofReturns(household), ...ofHousehold(household)].filter(
    (asked) => !known.some((one) => isSameLever(one, asked)),
  );
}

const ofPersons = (household: SubsidyData): LeverOf[] =>
  adultsOf(household).flatMap((personId): LeverOf[] => {
    const occupation = occupationOf(household, personId);
    const of = (lever: LeverOf['lever'], is: boolean) => (is ? [{ lever, personId }] : []);
    const isEmployee = occupation === 'employee';
    const health = mainEmployment(household, personId)?.healthInsurance ?? 'statutory';
    return [
      ...of('employerSavings', mayHaveEmployerSavings(household, personId)),
      ...of('occupationalPensionSaving', isEmployee),
      ...of('healthFundChange', isEmployee && health.startsWith('statutory')),
      ...of('basicPension', isEmployee || occupation === 'selfEmployed' || occupation === 'civilServant'),
    ];
  });

/** Those who pay wage tax may get some of it back. */
const ofReturns = (household: SubsidyData): LeverOf[] =>
  taxUnits(household).flatMap(({ personIds, couple }): LeverOf[] => {
    const isTaxed = personIds.some((id) =>
      ['employee', 'civilServant'].includes(occupationOf(household, id)),
    );
    return isTaxed ? [{ lever: 'taxReturn', ...(!couple && { personId: personIds[0] }) }] : [];
  });

const ofHousehold = (household: SubsidyData): LeverOf[] =>
  adultsOf(household).length > 0 ? [{ lever: 'householdServices' }] : [];
