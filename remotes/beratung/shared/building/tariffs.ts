import type { BuildingSavingsTariff } from '@vp-digital/core/finance';
import type { BuildingPlan } from '@vp-digital/core/household';

export type BuildingVariant = NonNullable<BuildingPlan['variant']>;

/** Two invented tariffs ("fiktiv"), one for whom the loan counts, one for whom the interest does. */
export const demoTariffs: Readonly<Record<BuildingVariant, BuildingSavingsTariff>> = {
  financer: {
    feeRate: 0.01,
    savingsRate: 0.0025,
    minimumBalance: 0.4,
    loanRate: 0.0235,
    loanPaymentRate: 0.006,
  },
  yielder: {
    feeRate: 0.016,
    savingsRate: 0.01,
    minimumBalance: 0.5,
    loanRate: 0.0395,
    loanPaymentRate: 0.006,
  },
};

/**
 * Regelsparbeitrag, as shares of the sum: above the corridor the house may refuse payments, so that allocation slips; below it
 * it may give notice.
 */
export const regularRate = { least: 0.003, usual: 0.004, most: 0.005 } as const;

/** A smaller sum is not offered, a larger one not computed. */
export const sumLimits = { least: 5_000_00, most: 500_000_00 } as const;

/** Assumptions of the comparison, our own: a depot after cost and tax, and what a loan may cost then. */
export const comparisonRates = { depot: 0.03, loans: [0.025, 0.04, 0.055] } as const;
