import type { ProductField, ProductStage } from '@vp-digital/core/contracts';
import type { IsoDate } from '@vp-digital/core/finance';
import {
  type Contract,
  mainEmployment,
  type Need,
  type NeedComparison,
  needComparison,
  type NeedData,
  type NeedTopic,
  occupationOf,
  ownsHome,
  personsOfContract,
} from '@vp-digital/core/household';

export type BlockState = 'present' | 'partial' | 'gap' | 'unknown' | 'notRelevant' | 'later';

/** One block of the pyramid. */
export interface PyramidBlock {
  key: keyof typeof blockFields;
  stage: ProductStage;
  state: BlockState;
  /** What is missing, in cents, where it is measured. */
  missing?: { topic: NeedTopic; amount: number; per: 'month' | 'once' };
  /** How much of it is there, 0 to 1, where it is measured. */
  share?: number;
  /** Own contracts that stand for it. */
  contracts?: number;
}

/** The field of the list that a block leads to. */
export const blockFields = {
  health: 'health',
  liability: 'liability',
  work: 'work',
  death: 'death',
  building: 'property',
  reserve: 'wealth',
  layer1: 'oldAge',
  layer2: 'oldAge',
  layer3: 'oldAge',
  buildingSavings: 'wealth',
  funds: 'wealth',
  single: 'wealth',
} as const satisfies Record<string, ProductField>;

const foundation = [
  'health',
  'liability',
  'work',
  'death',
  'building',
  'reserve',
] as const satisfies NeedTopic[];

const provisionLines = {
  layer1: ['basicPension'],
  layer2: ['companyPension', 'riester'],
  layer3: ['privatePension', 'endowment'],
} as const satisfies Record<string, Contract['line'][]>;

const growthLines = {
  buildingSavings: ['buildingSavings'],
  funds: ['fundPlan'],
} as const satisfies Record<string, Contract['line'][]>;

/**
 * The blocks that fit a household over its own contracts and gaps, for one of its adults, the foundation first. What is not told
 * is no gap: red is only what was asked for.
 */
export function pyramidBlocks(
  household: NeedData,
  { personId, date }: { personId: string; date: IsoDate },
): PyramidBlock[] {
  const needs = needComparison({ household, date });
  const contractsOf = (lines: readonly string[]) =>
    Object.values(household.contracts.items).filter((contract) => {
      const insured = personsOfContract(contract, household);
      return lines.includes(contract.line) && (insured.length === 0 || insured.includes(personId));
    }).length;
  const oldAge = stateOf(needs, 'oldAge', personId);
  return [
    ...foundation.map(
      (topic): PyramidBlock => ({
        key: topic,
        stage: 'foundation',
        ...(isAsked(household, topic, personId) ? stateOf(needs, topic, personId) : { state: 'unknown' }),
      }),
    ),
    ...entriesOf(provisionLines).map(([key, lines]): PyramidBlock => {
      const contracts = contractsOf(lines);
      return {
        key,
        stage: 'provision',
        state: provisionState(oldAge.state, contracts),
        ...(contracts > 0 && { contracts }),
      };
    }),
    ...entriesOf(growthLines).map(([key, lines]): PyramidBlock => {
      const contracts = contractsOf(lines);
      return contracts > 0
        ? { key, stage: 'growth', state: 'present', contracts }
        : {
            key,
            stage: 'growth',
            state: isSecuritiesBlock(key) && hasAsset(household, ['securities']) ? 'present' : 'later',
          };
    }),
    {
      key: 'single',
      stage: 'chance',
      state: hasAsset(household, ['crypto', 'shareholding', 'preciousMetal']) ? 'present' : 'later',
    },
  ];
}

/** Whether a topic concerns the person says what she does, and how the household lives: before that it is open. */
function isAsked(household: NeedData, topic: NeedTopic, personId: string): boolean {
  if (topic === 'work')
    return occupationOf(household, personId) !== 'notEarning' || !!mainEmployment(household, personId);
  return topic !== 'building' || ownsHome(household) || Object.keys(household.housing.items).length > 0;
}

const isSecuritiesBlock = (key: string) => key === 'funds';

const hasAsset = ({ assets }: NeedData, kinds: readonly string[]) =>
  Object.values(assets.items).some(({ kind }) => kinds.includes(kind));

/** With a gap of old age, a layer that holds something is there in part; without anything it is the gap. */
function provisionState(oldAge: BlockState, contracts: number): BlockState {
  if (contracts > 0) return oldAge === 'present' ? 'present' : oldAge === 'unknown' ? 'unknown' : 'partial';
  if (oldAge === 'present') return 'later';
  return oldAge === 'partial' ? 'gap' : oldAge;
}

function stateOf(
  { open, settled, unknown }: NeedComparison,
  topic: NeedTopic,
  personId: string,
): Pick<PyramidBlock, 'state' | 'missing' | 'share'> {
  const isIt = (row: { topic: NeedTopic; personId?: string }) =>
    row.topic === topic && (row.personId === undefined || row.personId === personId);
  if (unknown.some(isIt)) return { state: 'unknown' };
  const missing = open.find(isIt);
  if (missing) return ofNeed(topic, missing.need);
  return { state: settled.some(isIt) ? 'present' : 'notRelevant' };
}

function ofNeed(topic: NeedTopic, need: Need): Pick<PyramidBlock, 'state' | 'missing' | 'share'> {
  if (need.kind === 'presence') return { state: need.state === 'partial' ? 'partial' : 'gap' };
  return {
    state: need.actual > 0 ? 'partial' : 'gap',
    missing: { topic, amount: need.gap, per: need.per },
    ...(need.target > 0 && { share: Math.min(1, Math.max(0, need.actual / need.target)) }),
  };
}

const entriesOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] =>
  Object.entries(record) as [Key, Value][]; // its own keys, which Object.entries widens

/** Foundation blocks that concern this household, and how many of them are there. */
export function foundationCount(blocks: readonly PyramidBlock[]): {
  count: number;
  all: number;
  isOpen: boolean;
} {
  const relevant = blocks.filter(({ stage, state }) => stage === 'foundation' && state !== 'notRelevant');
  return {
    count: relevant.filter(({ state }) => state === 'present').length,
    all: relevant.length,
    isOpen: relevant.every(({ state }) => state === 'unknown'),
  };
}

/** What is missing below while something runs above. */
export function skipped(blocks: readonly PyramidBlock[]): PyramidBlock[] {
  const runsAbove = blocks.some(
    ({ stage, state }) => (stage === 'growth' || stage === 'chance') && state === 'present',
  );
  return runsAbove
    ? blocks.filter(({ stage, state }) => stage === 'foundation' && (state === 'gap' || state === 'partial'))
    : [];
}
