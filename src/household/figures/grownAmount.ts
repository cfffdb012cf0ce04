import { type Cents, type Rate, roundHalfUp } from '@vp-digital/core/finance';

/** An amount of a month some years from now. */
export interface GrownAmount {
  today: Cents;
  nominal: Cents;
  /** In today's money. */
  real: Cents;
}

export interface Growth {
  today: Cents;
  years: number;
  /** Yearly growth of the amount, and inflation; shares of one. */
  growthRate: Rate;
  inflation: Rate;
}

/** What an amount of today is some years from now, each rounded once. */
export function grownAmount({ today, years, growthRate, inflation }: Growth): GrownAmount {
  const nominal = today * (1 + growthRate) ** years;
  return {
    today,
    nominal: roundHalfUp(nominal),
    real: roundHalfUp(nominal / (1 + inflation) ** years),
  };
}
