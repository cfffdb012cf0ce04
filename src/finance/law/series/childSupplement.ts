import { type Cents, euros } from '../../core';
import { type Sourced, seen, unverified } from '../lawSource';
import type { DatedRow } from './dated';

const REPORTS = 'guides to Kinderzuschlag of 2024 to 2026';

/** Kinderzuschlag, § 6a (2) BKGG: the most for a child, a month, in cents. */
export const childSupplements: readonly DatedRow<Cents>[] = [
  { from: '2023-01-01', value: euros(250), source: seen('§ 6a (2) BKGG', 'GETTSIM parameter tables') },
  { from: '2024-01-01', value: euros(292), source: seen('§ 6a (2) BKGG', REPORTS) },
  { from: '2025-01-01', value: euros(297), source: seen('§ 6a (2) BKGG', REPORTS) },
];

/** What has to be there, and what must not be exceeded, for a Kinderzuschlag. */
interface ChildSupplementRules {
  /** Gross income of the parents in a month, at least: of a couple, and of a parent alone. */
  leastOfCouple: Cents;
  leastOfOne: Cents;
  /** Wealth that is left alone: of the first person of the household, and of each further one. */
  wealthOfFirst: Cents;
  wealthOfFurther: Cents;
}

/** Limits that have not changed since 2023; those of wealth follow § 12 SGB II, whose change in 2026 was not seen. */
export const childSupplementRules: Sourced<ChildSupplementRules> = {
  leastOfCouple: euros(900),
  leastOfOne: euros(600),
  wealthOfFirst: euros(40_000),
  wealthOfFurther: euros(15_000),
  source: {
    leastOfCouple: seen('§ 6a (1) Nr. 2 BKGG', REPORTS),
    leastOfOne: seen('§ 6a (1) Nr. 2 BKGG', REPORTS),
    wealthOfFirst: unverified('§ 6a (3) BKGG, § 12 SGB II', 'guides to Kinderzuschlag until 2025'),
    wealthOfFurther: unverified('§ 6a (3) BKGG, § 12 SGB II', 'guides to Kinderzuschlag until 2025'),
  },
};
