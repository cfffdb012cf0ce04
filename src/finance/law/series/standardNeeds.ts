import { type Cents, euros, type Rate } from '../../core';
import { type Sourced, seen, unverified } from '../lawSource';
import type { DatedRow } from './dated';

const GUIDES = 'guides to Bürgergeld of 2023 to 2026';

/** Regelbedarf of a month, § 20 SGB II: of an adult alone, and of each of two partners. */
export const standardNeeds: readonly DatedRow<{ readonly single: Cents; readonly partner: Cents }>[] = [
  {
    from: '2023-01-01',
    value: { single: euros(502), partner: euros(451) },
    source: seen('§ 20 (2), (4) SGB II', GUIDES),
  },
  {
    from: '2024-01-01',
    value: { single: euros(563), partner: euros(506) },
    source: seen('§ 20 (2), (4) SGB II', `${GUIDES}; unchanged in 2025 and 2026`),
  },
];

/** How far income from work is left to who earns it, and what parents' needs are made of for a Kinderzuschlag. */
interface NeedsRules {
  /** § 11b (2), (3) SGB II: the first part of gross pay, then shares of it up to limits of a month, with children. */
  freePay: Cents;
  firstLimit: Cents;
  firstShare: Rate;
  secondLimit: Cents;
  secondShare: Rate;
  thirdLimit: Cents;
  thirdShare: Rate;
  /** Further need of who raises children alone: with one below 7 or two or three below 16; else for each child. */
  singleWithSmallChild: Rate;
  singlePerChild: Rate;
  singleAtMost: Rate;
  /** Housing of a child, as a share of that of its parents: of a couple, and of a parent alone. */
  childHousingOfCouple: Rate;
  childHousingOfOne: Rate;
  /** By how much parents' earned income, and a child's own income, above the need lowers the Kinderzuschlag. */
  reductionShare: Rate;
}

const ALLOWANCES = 'GETTSIM parameter tables of July 2023';
const HOUSING = 'guides to Kinderzuschlag, after an earlier report on the minimum of existence';

export const needsRules: Sourced<NeedsRules> = {
  freePay: euros(100),
  firstLimit: euros(520),
  firstShare: 0.2,
  secondLimit: euros(1_000),
  secondShare: 0.3,
  thirdLimit: euros(1_500),
  thirdShare: 0.1,
  singleWithSmallChild: 0.36,
  singlePerChild: 0.12,
  singleAtMost: 0.6,
  childHousingOfCouple: 0.2033,
  childHousingOfOne: 0.3175,
  reductionShare: 0.45,
  source: {
    freePay: seen('§ 11b (2) SGB II', ALLOWANCES),
    firstLimit: seen('§ 11b (3) SGB II', ALLOWANCES),
    firstShare: seen('§ 11b (3) SGB II', ALLOWANCES),
    secondLimit: seen('§ 11b (3) SGB II', ALLOWANCES),
    secondShare: seen('§ 11b (3) SGB II', ALLOWANCES),
    thirdLimit: seen('§ 11b (3) SGB II', ALLOWANCES),
    thirdShare: seen('§ 11b (3) SGB II', ALLOWANCES),
    singleWithSmallChild: seen('§ 21 (3) SGB II', GUIDES),
    singlePerChild: seen('§ 21 (3) SGB II', GUIDES),
    singleAtMost: seen('§ 21 (3) SGB II', GUIDES),
    childHousingOfCouple: unverified('§ 6a (5) BKGG', HOUSING),
    childHousingOfOne: unverified('§ 6a (5) BKGG', HOUSING),
    reductionShare: seen('§ 6a (3), (6) BKGG', 'statement of an association on the act of 2019'),
  },
};
