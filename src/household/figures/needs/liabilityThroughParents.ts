import type { Contract, Person, SectionData } from '../../documents';
import { computed, missingAll, type Outcome } from '../outcome';
import { adultsOf, mainEmployment } from '../people';

type LiabilityData = Pick<SectionData, 'persons' | 'employments' | 'contracts'>;

/**
 * Whether somebody may still be insured by the parents' private liability contract, and what has been answered: contracts
 * usually cover unmarried children until the end of school, study or first training. Undefined where it is no question.
 */
export function liabilityThroughParents(
  household: Pick<SectionData, 'persons' | 'employments'>,
  personId: string,
): 'yes' | 'no' | 'notAnswered' | undefined {
  const job = mainEmployment(household, personId);
  const person = household.persons.items[personId];
  if (!person || person.role === 'child' || hasMarried(person)) return undefined;
  if (job?.status !== 'apprentice' && job?.status !== 'student') return undefined;
  if (job.liabilityThroughParents === undefined) return 'notAnswered';
  return job.liabilityThroughParents ? 'yes' : 'no';
}

const hasMarried = ({ maritalStatus }: Person): boolean =>
  maritalStatus !== undefined && maritalStatus !== 'single';

/**
 * Whether every adult has private liability insurance, by a contract of the household or through the parents. Missing:
 * liabilityThroughParents, while no adult needs a contract but for an answer.
 */
export function hasLiability(household: LiabilityData): Outcome<boolean> {
  if (has(household, 'liability')) return computed(true);
  const people = adultsOf(household);
  const answers = people.map((personId) => liabilityThroughParents(household, personId));
  if (people.length === 0 || answers.some((answer) => answer === undefined || answer === 'no'))
    return computed(false);
  const asked = people.filter((_, index) => answers[index] === 'notAnswered');
  return asked.length === 0
    ? computed(true)
    : missingAll(asked.map((personId) => ({ fact: 'liabilityThroughParents', personId })));
}

const has = ({ contracts }: LiabilityData, line: Contract['line']): boolean =>
  Object.values(contracts.items).some((contract) => contract.line === line);
