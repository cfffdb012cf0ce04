import { type Cents, type IsoDate, type Rate, realValue, savingsPlan } from '@vp-digital/core/finance';
import type { SectionData } from '../../documents';
import { lastAge } from '../assumptions';
import { adultsOf, ageOf } from '../people';

export interface OutlookTerms {
  /** Saved a month today, and with the agreement. */
  today: Cents;
  amount: Cents;
  /** By which the agreed amount rises every year. */
  yearlyRaise: Rate;
  /** Yearly return before costs, and yearly costs: shares of one. */
  annualReturn: Rate;
  annualCosts: Rate;
  inflation: Rate;
}

/** What is there of what is saved from now on, as an amount of that day and in today's money. */
export interface SavedSum {
  nominal: Cents;
  real: Cents;
}

export interface OutlookYear {
  years: number;
  /** Going on as today. */
  without: SavedSum;
  /** With the agreed amount. */
  with: SavedSum;
}

/** Years after which the outlook says what is there; for the very old the shorter ones. */
const outlookYears = [10, 20, 30] as const;
const shortYears = [5, 2, 1] as const;

/** Those of them that the youngest adult reaches by the end of plans: saving for later is for somebody who is there then. */
export function outlookYearsOf(household: Pick<SectionData, 'persons'>, date: IsoDate): readonly number[] {
  const ages = adultsOf(household).flatMap((id) => {
    const { deceased } = household.persons.items[id] ?? {};
    return deceased ? [] : (ageOf(household, id, date) ?? []);
  });
  if (ages.length === 0) return outlookYears;
  const left = lastAge - Math.min(...ages);
  const reached = outlookYears.filter((years) => years <= left);
  return reached.length > 0 ? reached : [shortYears.find((years) => years <= left) ?? 1];
}

/** What saving goes to in so many years with and without the agreement; nothing of what is there today. */
export function savingsOutlook(terms: OutlookTerms, after: readonly number[] = outlookYears): OutlookYear[] {
  const annualRate = terms.annualReturn - terms.annualCosts;
  const sum = (monthlyContribution: Cents, yearlyIncrease: Rate, months: number): SavedSum => {
    const { finalValue: nominal } = savingsPlan({ monthlyContribution, months, annualRate, yearlyIncrease });
    return {
      nominal,
      real: realValue({ value: nominal, months, inflation: terms.inflation }).realValue,
    };
  };
  return after.map((years) => ({
    years,
    without: sum(terms.today, 0, years * 12),
    with: sum(terms.amount, terms.yearlyRaise, years * 12),
  }));
}
