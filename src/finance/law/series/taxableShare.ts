import { type Rate, requireCount } from '../../core';
import { type LawSource, seen } from '../lawSource';

export const taxableShareSource: LawSource = seen(
  '§ 22 Nr. 1 Satz 3 a aa EStG',
  'publications on the Wachstumschancengesetz; 2027 by the text of the law',
);

/**
 * Besteuerungsanteil: the share of a state or basic pension that is taxable, by the year it began.
 *
 * 50 % until 2005, 2 points more each year until 2020 (80 %), 1 point until 2022 (82 %), then half a point
 * a year up to 100 % in 2058.
 */
export function taxablePensionShare(startYear: number): Rate {
  const year = Math.min(Math.max(requireCount(startYear, 'startYear', 1900, 2200), 2005), 2058);
  if (year <= 2020) return (50 + 2 * (year - 2005)) / 100;
  if (year <= 2022) return (80 + (year - 2020)) / 100;
  return (820 + 5 * (year - 2022)) / 1000;
}
