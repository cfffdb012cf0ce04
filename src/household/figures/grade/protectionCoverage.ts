import type { IsoDate } from '@vp-digital/core/finance';
import type { InsuranceContract, SectionData } from '../../documents';
import { protectionWeights } from '../assumptions';
import { knownContracts } from '../budget/knowsContracts';
import { personsOfContract } from '../contracts/personsOfContract';
import { insuresBuilding } from '../housing/ownsHome';
import { allOf, computed, mapOutcome, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { adultsOf, isRetired, mainEmployment, type People } from '../people';
import { hasLiability } from '../needs/liabilityThroughParents';
import { mainEarnerDeathCover } from '../protection/deathCover';
import { incomeProtection } from '../protection/incomeProtection';
import type { PensionRecords } from '../retirement/pensionRecords';

export type ProtectionData = People &
  PensionRecords &
  Pick<SectionData, 'contracts' | 'assets' | 'liabilities' | 'housing' | 'protectionWishes' | 'absences'>;

export type Cover = keyof typeof protectionWeights;

export interface ProtectionCoverage {
  /** Relevant covers with the part of the need that is covered, 0–1. */
  covers: { cover: Cover; weight: number; coverage: number }[];
  /** Weighted mean. */
  coverage: number;
}

/**
 * F24, K4 Existenzschutz: health insurance of the adults, private liability, income protection of all who earn,
 * death cover of the main earner where others depend on him or her, and the building of owners, not of flats. What is not
 * relevant is left out. Missing: contracts while no insurance is
 * recorded and nobody has said that there is none, and what the covers wait for.
 */
export function protectionCoverage(household: ProtectionData, date: IsoDate): Outcome<ProtectionCoverage> {
  const known = knownContracts(household, ['insurance']);
  if (known.kind !== 'computed') return known;
  const outcomes: Record<Cover, Outcome<number>> = {
    health: healthCoverage(household),
    liability: mapOutcome(hasLiability(household), (isThere) => (isThere ? 1 : 0)),
    income: incomeCoverage(household, date),
    death: deathCoverage(household, date),
    building: buildingCoverage(household),
  };
  const covers = allOf(
    (['health', 'liability', 'income', 'death', 'building'] as const).map((cover) =>
      mapOutcome(outcomes[cover], (coverage) => ({ cover, weight: protectionWeights[cover], coverage })),
    ),
  );
  return mapOutcome(covers, (relevant) => {
    const weight = relevant.reduce((sum, cover) => sum + cover.weight, 0);
    const covered = relevant.reduce((sum, cover) => sum + cover.weight * cover.coverage, 0);
    return { covers: relevant, coverage: covered / weight };
  });
}

const has = ({ contracts }: Pick<SectionData, 'contracts'>, line: InsuranceContract['line']): boolean =>
  Object.values(contracts.items).some((contract) => contract.kind === 'insurance' && contract.line === line);

function buildingCoverage(household: ProtectionData): Outcome<number> {
  const insures = insuresBuilding(household);
  if (insures === false) return notRelevant;
  if (has(household, 'building')) return computed(1);
  return insures === undefined ? missing('propertyKind') : computed(0);
}

/** Every adult must be insured (§ 193 VVG); ask if it is not recorded. */
function healthCoverage(household: ProtectionData): Outcome<number> {
  const adults = adultsOf(household);
  const unknown = adults.filter(
    (id) => mainEmployment(household, id)?.healthInsurance === undefined && !hasFullHealth(household, id),
  );
  if (adults.length === 0) return missing('healthInsurance');
  if (unknown.length > 0)
    return missingAll(unknown.map((personId) => ({ fact: 'healthInsurance', personId })));
  return computed(1);
}

const hasFullHealth = (household: Pick<SectionData, 'persons' | 'contracts'>, personId: string): boolean =>
  Object.values(household.contracts.items).some(
    (contract) => contract.line === 'healthFull' && personsOfContract(contract, household).includes(personId),
  );

/** Secured income of all who earn ÷ their targets. */
function incomeCoverage(household: ProtectionData, date: IsoDate): Outcome<number> {
  const persons = allOf(
    adultsOf(household).map((personId) => incomeProtection({ household, personId, date })),
  );
  if (persons.kind !== 'computed') return persons;
  const target = persons.value.reduce((sum, person) => sum + person.target, 0);
  const covered = persons.value.reduce((sum, person) => sum + person.coverage * person.target, 0);
  return target > 0 ? computed(covered / target) : notRelevant;
}

const deathCoverage = (household: ProtectionData, date: IsoDate): Outcome<number> =>
  isRetired(household)
    ? notRelevant
    : mapOutcome(mainEarnerDeathCover({ household, date }), ({ coverage }) => coverage);
