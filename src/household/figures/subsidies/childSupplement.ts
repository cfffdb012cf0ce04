import {
  type Cents,
  childSupplementRules,
  childSupplements,
  type IsoDate,
  rowOn,
} from '@vp-digital/core/finance';
import type { AssetKind, SavingContract, SectionData } from '../../documents';
import { benefitChildren } from '../benefitChildren';
import { sum } from '../net';
import { adultsOf, type People } from '../people';
import type { LeverCondition } from './leverCondition';
import { isPayUntold } from './payYear';

/** Without assets the wealth is not looked at, and is still to be checked. */
export type ChildSupplementData = People &
  Pick<SectionData, 'contracts'> &
  Partial<Pick<SectionData, 'assets'>>;

/**
 * Kindergeld, the least income, the wealth, and that with it the parents' income covers what the family needs, which no
 * document has: the rent that counts, further needs and Wohngeld are weighed by the Familienkasse.
 */
interface ChildSupplementCondition extends Pick<LeverCondition, 'state' | 'facts'> {
  condition: 'childBenefit' | 'leastIncome' | 'wealth' | 'needs';
  /** Cents, income a month: at least or at most the limit. */
  held?: { actual: Cents; limit: Cents };
}

interface ChildSupplementCheck {
  children: number;
  /** The most for one child, a month. How much it is follows from needs that are not known: no amount is computed. */
  mostPerChild: Cents;
  conditions: readonly ChildSupplementCondition[];
}

/** Kinderzuschlag (§ 6a BKGG): what has to be so for it; undefined without children whom Kindergeld is paid for. */
export function childSupplementCheck(
  household: ChildSupplementData,
  date: IsoDate,
): ChildSupplementCheck | undefined {
  const children = benefitChildren(household, date).length;
  if (children === 0) return undefined;
  return {
    children,
    mostPerChild: rowOn(childSupplements, date, 'date').value,
    conditions: [
      childBenefit(household),
      leastIncome(household),
      wealth(household, adultsOf(household).length + children),
      { condition: 'needs', state: 'unknown' },
    ],
  };
}

function childBenefit({ incomes }: ChildSupplementData): ChildSupplementCondition {
  const isDrawn = Object.values(incomes.items).some(
    ({ kind, net = 0 }) => kind === 'childBenefit' && net > 0,
  );
  return { condition: 'childBenefit', state: isDrawn ? 'met' : 'unknown' };
}

/** Gross counts; where only the net is known, the gross is at least that. */
function leastIncome(household: ChildSupplementData): ChildSupplementCondition {
  const parents = adultsOf(household);
  const { leastOfCouple, leastOfOne } = childSupplementRules;
  const limit = parents.length > 1 ? leastOfCouple : leastOfOne;
  const own = Object.values(household.incomes.items).filter(
    ({ kind, personId }) => !isOfChild.has(kind) && parents.includes(personId),
  );
  const actual = sum(own.map(({ gross, net = 0 }) => gross ?? net));
  const untold = parents.filter(
    (id) =>
      isPayUntold(household, id) || own.some(({ personId, gross }) => personId === id && gross === undefined),
  );
  if (actual < limit && untold.length > 0)
    return {
      condition: 'leastIncome',
      state: 'unknown',
      facts: untold.map((personId) => ({ fact: 'gross', personId })),
    };
  return { condition: 'leastIncome', state: actual >= limit ? 'met' : 'unmet', held: { actual, limit } };
}

/** Kindergeld does not count, nor what is paid for a child. */
const isOfChild: ReadonlySet<string> = new Set(['childBenefit', 'maintenance']);

/** Above the limit it is to be checked, not refused: it is also unknown how much of it is exempt. */
function wealth({ assets, contracts }: ChildSupplementData, persons: number): ChildSupplementCondition {
  const { wealthOfFirst, wealthOfFurther } = childSupplementRules;
  const recorded = Object.values(assets?.items ?? {});
  if (recorded.length === 0) return { condition: 'wealth', state: 'unknown', facts: [{ fact: 'assets' }] };
  const saved = Object.values(contracts.items).map((contract) =>
    contract.kind === 'saving' && !isKeptForAge.has(contract.line) ? (contract.balance ?? 0) : 0,
  );
  const actual = sum([...recorded.map(({ kind, value }) => (isLivedIn.has(kind) ? 0 : value)), ...saved]);
  const limit = wealthOfFirst + (persons - 1) * wealthOfFurther;
  return { condition: 'wealth', state: actual <= limit ? 'met' : 'unknown', held: { actual, limit } };
}

/** The home, and a car for everybody who earns. */
const isLivedIn: ReadonlySet<AssetKind> = new Set(['ownHome', 'vehicle']);

const isKeptForAge: ReadonlySet<SavingContract['line']> = new Set([
  'basicPension',
  'riester',
  'companyPension',
]);
