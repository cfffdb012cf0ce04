import type { Contract, SectionData } from '../../documents';
import { missing, type Outcome } from '../outcome';
import { adultsOf, inPersonsOrder } from '../people';

type Line = Contract['line'];

/** What a household has together; every other contract is of one person's health, work, life or pension. */
const sharedLines: ReadonlySet<Line> = new Set<Line>([
  'liability',
  'petLiability',
  'motor',
  'household',
  'building',
  'legal',
  'buildingSavings',
  'fundPlan',
  'bankPlan',
  'callMoneyPlan',
  'mortgage',
  'consumer',
  'education',
  'car',
] as const);

/** Whether a contract without a name is everybody's. */
export const isShared = (line: Line): boolean => sharedLines.has(line);

/**
 * Whom a contract covers, saves for or binds: who is named. Nobody named: the only adult; of several adults all where
 * the line is a household's, else nobody, because nobody knows whom.
 */
export function personsOfContract(
  { line, personIds }: Pick<Contract, 'line' | 'personIds'>,
  household: Pick<SectionData, 'persons'>,
): readonly string[] {
  if (personIds.length > 0) return inPersonsOrder(personIds, household);
  const adults = adultsOf(household);
  return adults.length === 1 || isShared(line) ? adults : [];
}

/** Missing: insuredPerson, while a contract of these lines names nobody though it can be only one adult's. */
export const missingInsured = (
  household: Pick<SectionData, 'persons' | 'contracts'>,
  lines: readonly Line[],
): Outcome<never>[] =>
  Object.values(household.contracts.items).some(
    (contract) => lines.includes(contract.line) && personsOfContract(contract, household).length === 0,
  )
    ? [missing('insuredPerson')]
    : [];

/** Missing: benefit, while nobody knows what an insurance of these lines pays to a person. */
export const missingBenefit = (
  household: Pick<SectionData, 'persons' | 'contracts'>,
  personId: string,
  lines: readonly Line[],
): Outcome<never>[] =>
  Object.values(household.contracts.items).some(
    (contract) =>
      contract.kind === 'insurance' &&
      contract.benefit === undefined &&
      lines.includes(contract.line) &&
      personsOfContract(contract, household).includes(personId),
  )
    ? [missing('benefit', personId)]
    : [];
