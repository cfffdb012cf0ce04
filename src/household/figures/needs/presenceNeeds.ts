import type { Contract } from '../../documents';
import { missingInsured } from '../contracts/personsOfContract';
import { computed, mapOutcome, missing, missingAll, notRelevant, type Outcome } from '../outcome';
import { adultsOf, mainEmployment, personsInOrder } from '../people';
import { insuresBuilding } from '../housing/ownsHome';
import { areInsurancesKnown, covers, isKnownInsured } from './knownInsurance';
import { hasLiability, liabilityThroughParents } from './liabilityThroughParents';
import type { NeedData } from './needData';
import { type NeedLevel, topicRules } from './needTopics';

/** A topic that is either present or not, because nobody can say in euros how much of it is enough. */
export interface PresenceNeed {
  kind: 'presence';
  /** `partial`: some persons only, or only what the law provides. */
  state: 'present' | 'partial' | 'none';
  /** Who has it, if it is a personal matter. */
  personIds: readonly string[];
  level: NeedLevel;
}

export type PresenceTopic = Exclude<keyof typeof topicRules, 'work' | 'death' | 'oldAge' | 'reserve'>;

type Line = Contract['line'];

/**
 * Whether the recorded contracts cover a topic. Missing: contracts while no insurance is recorded and nobody has said
 * that there is none; healthInsurance; insuredPerson, while a contract of a single person names nobody;
 * liabilityThroughParents, of those in their first training; propertyKind, while the household may own a flat, whose building
 * is not its own to insure.
 */
export function presenceNeed(household: NeedData, topic: PresenceTopic): Outcome<PresenceNeed> {
  if (topic === 'health') return healthNeed(household);
  if (topic === 'building' && insuresBuilding(household) === false) return notRelevant;
  if (topic === 'professionalLiability' && !isOnOwnAccount(household)) return notRelevant;
  if (topic === 'motor' && !hasVehicle(household)) return notRelevant;
  if (topic === 'liability' && areThroughParents(household)) return computed(presence(topic, 'present'));
  if (!areInsurancesKnown(household)) return missing('contracts');
  if (topic === 'care') return careNeed(household);
  if (topic === 'liability')
    return mapOutcome(hasLiability(household), (isThere) => presence(topic, isThere ? 'present' : 'none'));
  if (topic === 'building') return buildingNeed(household);
  if (topic === 'accident') return ofPersons(household, topic, 'accident', everybody(household));
  return computed(presence(topic, has(household, linesOf[topic]) ? 'present' : 'none'));
}

/** What everybody is insured in through their parents needs no contract of the household's own. */
function areThroughParents(household: NeedData): boolean {
  const people = adultsOf(household);
  return people.length > 0 && people.every((id) => liabilityThroughParents(household, id) === 'yes');
}

const linesOf = {
  professionalLiability: 'professionalLiability',
  contents: 'household',
  motor: 'motor',
  legal: 'legal',
} as const satisfies Partial<Record<PresenceTopic, Line>>;

/** Every adult must be insured (§ 193 VVG); ask if it is not recorded. */
function healthNeed(household: NeedData): Outcome<PresenceNeed> {
  const adults = adultsOf(household);
  if (adults.length === 0) return missing('healthInsurance');
  const unknown = adults.filter((id) => !isKnownInsured(household, id));
  return unknown.length > 0
    ? missingAll(unknown.map((personId) => ({ fact: 'healthInsurance', personId })))
    : computed(presence('health', 'present'));
}

/** A building insured without natural hazards could be insured better; if nobody has said, it is not asked for. */
function buildingNeed(household: NeedData): Outcome<PresenceNeed> {
  const covers = Object.values(household.contracts.items).flatMap((contract) =>
    contract.kind === 'insurance' && contract.line === 'building' ? [contract] : [],
  );
  if (covers.length === 0)
    return insuresBuilding(household) === undefined
      ? missing('propertyKind')
      : computed(presence('building', 'none'));
  return computed(
    covers.every(({ naturalHazards }) => naturalHazards === false)
      ? { ...presence('building', 'partial'), level: 3 }
      : presence('building', 'present'),
  );
}

/** A health-insured person has care insurance (§ 1 (2) SGB XI), which pays a part: a contract adds to it. */
function careNeed(household: NeedData): Outcome<PresenceNeed> {
  const health = healthNeed(household);
  if (health.kind !== 'computed') return health;
  const own = ofPersons(household, 'care', 'care', adultsOf(household));
  return own.kind === 'computed' && own.value.state === 'none'
    ? computed({ ...own.value, state: 'partial' })
    : own;
}

function ofPersons(
  household: NeedData,
  topic: PresenceTopic,
  line: Line,
  all: readonly string[],
): Outcome<PresenceNeed> {
  const unknown = missingInsured(household, [line]);
  if (unknown.length > 0) return missing('insuredPerson');
  const covered = all.filter((id) => covers(household, line, id));
  const state = covered.length === all.length ? 'present' : covered.length > 0 ? 'partial' : 'none';
  return computed({ ...presence(topic, all.length === 0 ? 'none' : state), personIds: covered });
}

const presence = (topic: PresenceTopic, state: PresenceNeed['state']): PresenceNeed => ({
  kind: 'presence',
  state,
  personIds: [],
  level: topicRules[topic].level,
});

const has = ({ contracts }: NeedData, line: Line): boolean =>
  Object.values(contracts.items).some((contract) => contract.line === line);

const everybody = (household: NeedData): string[] => personsInOrder(household).map(({ id }) => id);

const isOnOwnAccount = (household: NeedData): boolean =>
  adultsOf(household).some((id) => {
    const status = mainEmployment(household, id)?.status;
    return status === 'selfEmployed' || status === 'freelancer';
  });

const hasVehicle = ({ assets, contracts }: NeedData): boolean =>
  Object.values(assets.items).some(({ kind }) => kind === 'vehicle') ||
  Object.values(contracts.items).some(({ line }) => line === 'motor' || line === 'car');
