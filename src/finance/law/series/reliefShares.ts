import { type Cents, euros, type Rate, requireCount } from '../../core';
import { type LawSource, seen } from '../lawSource';

export const reliefSource: LawSource = seen(
  '§ 19 (2), § 24a EStG',
  'BMF, Programmablaufplan Lohnsteuer 2026, tables TAB1 to TAB5',
);

const FIRST_YEAR = 2005;
const LAST_YEAR = 2058;

/** Both reliefs shrink by the same steps; their maxima are these multiples of the share. */
const BENEFIT_MAXIMUM = euros(7_500);
const BENEFIT_SUPPLEMENT_MAXIMUM = euros(2_250);
const AGE_RELIEF_MAXIMUM = euros(4_750);

/**
 * The share in thousandths by year: 40.0 % in 2005, 1.6 points less each year until 2020, 0.8 until 2022,
 * 0.4 since (Wachstumschancengesetz), nothing from 2058 on.
 */
function thousandths(year: number): number {
  const steps =
    Math.min(Math.max(requireCount(year, 'startYear', 1900, 2200), FIRST_YEAR), LAST_YEAR) - FIRST_YEAR;
  if (steps <= 15) return 400 - 16 * steps;
  if (steps <= 17) return 160 - 8 * (steps - 15);
  return 144 - 4 * (steps - 17);
}

/** Versorgungsfreibetrag, § 19 (2) EStG, by the year in which the civil-service pension began. */
export function benefitRelief(startYear: number): { share: Rate; maximum: Cents; supplement: Cents } {
  const share = thousandths(startYear);
  return {
    share: share / 1000,
    maximum: (BENEFIT_MAXIMUM * share) / 1000,
    supplement: (BENEFIT_SUPPLEMENT_MAXIMUM * share) / 1000,
  };
}

/** Altersentlastungsbetrag, § 24a EStG, by the calendar year that follows the 64th birthday. */
export function ageRelief(yearAfter64: number): { share: Rate; maximum: Cents } {
  const share = thousandths(yearAfter64);
  return { share: share / 1000, maximum: (AGE_RELIEF_MAXIMUM * share) / 1000 };
}
