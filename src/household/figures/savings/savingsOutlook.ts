import { type Cents, type Rate, realValue, savingsPlan } from '@vp-digital/core/finance';

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

/** Years after which the outlook says what is there. */
const outlookYears = [10, 20, 30] as const;

/** What saving goes to in 10, 20 and 30 years with and without the agreement; nothing of what is there today. */
export function savingsOutlook(terms: OutlookTerms): OutlookYear[] {
  const annualRate = terms.annualReturn - terms.annualCosts;
  const sum = (monthlyContribution: Cents, yearlyIncrease: Rate, months: number): SavedSum => {
    const { finalValue: nominal } = savingsPlan({ monthlyContribution, months, annualRate, yearlyIncrease });
    return {
      nominal,
      real: realValue({ value: nominal, months, inflation: terms.inflation }).realValue,
    };
  };
  return outlookYears.map((years) => ({
    years,
    without: sum(terms.today, 0, years * 12),
    with: sum(terms.amount, terms.yearlyRaise, years * 12),
  }));
}
