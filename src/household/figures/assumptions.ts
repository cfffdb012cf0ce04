import { euros } from '@vp-digital/core/finance';

/**
 * Numbers of the formulas that are agreed upon and not law (law stands in the finance core's dated tables).
 * Amounts are cents, rates shares of one.
 */

/** F8 Sparpotenzial: the part of the free amount that counts, and the part of net that is aimed at. */
export const savingRules = { freeShare: 0.8, targetShare: 0.2 } as const;

/** Sparbetrag: in how many months the reserve is proposed to be full, and what the outlook assumes unless told. */
export const savingsPlanRules = { reserveMonths: 12, annualReturn: 0.03, annualCosts: 0.005 } as const;

/** From which part of its net a household gives much for its home; a rule of thumb of landlords and banks. */
export const budgetLimits = { housingShare: 0.35 } as const;

/** F9 Zielsparrate: yearly return of the money saved, and inflation of the target. */
export const goalRules = { annualRate: 0.02, inflation: 0.02 } as const;

/** Goals are in each other's way within so many months, where each is so large a part of a yearly net. */
export const goalConflictRules = { months: 12, largeShare: 0.1 } as const;

/** F14 Kapitalrente: yearly return above inflation while saving and paying out, and months of paying out. */
export const capitalPensionRules = { realRate: 0.02, payoutMonths: 25 * 12 } as const;

/** F15 Alterslücke: the part of today's household net that is needed in retirement. */
export const retirementRules = { needShare: 0.8 } as const;

/**
 * F17 AKS-Lücke: the part of net to be secured, and what is left of a gross disability pension and of the pension
 * of a civil servant who is unfit.
 */
export const incomeProtectionRules = {
  needShare: 0.8,
  disabilityNetShare: 0.88,
  unfitNetShare: 0.84,
} as const;

/** F18 Todesfall: months of net to bridge, and the need of a child a month until it is grown up. */
export const deathCoverRules = { bridgingMonths: 24, childMonth: euros(200), childUntilAge: 18 } as const;

/** F22 PKV: yearly growth of contributions and premiums, and inflation; shown to and changed by the user. */
export const privateHealthRules = { statutoryGrowth: 0.033, privateGrowth: 0.031, inflation: 0.02 } as const;

/** F24 Finanznote: school grades, and the fewest criteria that make a grade. */
export const gradeRules = { best: 1, worst: 6, fewestCriteria: 4 } as const;

/** F24: weight of each criterion, and the values that earn the best and the worst grade. */
export const gradeCriteria = {
  reserve: { weight: 15, best: 1, worst: 0 },
  savingsRate: { weight: 20, best: 0.2, worst: 0 },
  debtService: { weight: 10, best: 0.1, worst: 0.45 },
  protection: { weight: 25, best: 1, worst: 0 },
  retirement: { weight: 20, best: 1, worst: 0.4 },
  subsidies: { weight: 5, best: 1, worst: 0 },
  wealth: { weight: 5, best: 1, worst: 0 },
} as const;

/** F24, K4 Existenzschutz: weight of each cover. */
export const protectionWeights = { health: 1, liability: 1, income: 2, death: 1, building: 1 } as const;

/** F24, K7: wealth to be expected in yearly nets: (age − 25) ÷ 10, at least a quarter. */
export const wealthRules = { fromAge: 25, yearsPerAnnualNet: 10, leastAnnualNets: 0.25 } as const;
