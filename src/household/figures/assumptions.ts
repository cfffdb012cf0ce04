import { euros } from '@vp-digital/core/finance';

/**
 * Numbers of the formulas that are agreed upon and not law (law is in the finance core's dated tables). Amounts are
 * cents, rates shares of one.
 */

/**
 * What everything that looks ahead assumes unless the household says otherwise (`assumptionsOf`): yearly, shares of one.
 * Returns are after costs, but for that of a savings plan. One set for goals, savings, retirement, health insurance, simulations and concepts.
 */
export const commonAssumptions = {
  inflation: 0.02,
  /** Pay and pensions keep up with prices: nobody becomes richer or poorer by the assumption alone. */
  payGrowth: 0.02,
  pensionGrowth: 0.02,
  /** Of private health insurance, and of the statutory one. */
  premiumGrowth: 0.031,
  contributionGrowth: 0.033,
  accountReturn: 0,
  /** What is saved for the next years. */
  savingsReturn: 0.02,
  /** Of money for the long run, above inflation; and its fluctuation in a year (standard deviation). */
  realReturn: 0.02,
  fluctuation: 0.1,
  /** Of a savings plan before costs, and its costs. */
  planReturn: 0.03,
  planCosts: 0.005,
  /** Of what an insurance invests for an old-age pension, after its costs. */
  insuredReturn: 0.035,
  /** Of loans after their fixed rate. */
  followUpRate: 0.04,
  /** What stays on the account of the money that is free; the rest goes into daily life. */
  freeShare: 0.5,
} as const;

/** F8 Sparpotenzial: the share of the free amount that counts, and the target share of net. */
export const savingRules = { freeShare: 0.8, targetShare: 0.2 } as const;

/** Sparbetrag: the months after which the reserve is proposed to be full. */
export const savingsPlanRules = { reserveMonths: 12 } as const;

/** The share of net from which a household's housing costs count as high; a rule of thumb of landlords and banks. */
export const budgetLimits = { housingShare: 0.35 } as const;

/** Goals conflict if due within this many months, each of them at least this share of a yearly net. */
export const goalConflictRules = { months: 12, largeShare: 0.1 } as const;

/** F14 Kapitalrente: months of paying out. */
export const capitalPensionRules = { payoutMonths: 25 * 12 } as const;

/**
 * F11 and F12 without a letter: the age at which work is assumed to have begun, and the share of the points of today's pay
 * that each year since then counts with, because pay was lower before.
 */
export const estimatedPointsRules = { startAge: 22, share: 0.8 } as const;

/** F15 Alterslücke: the share of today's household net that is needed in retirement. */
export const retirementRules = { needShare: 0.8 } as const;

/**
 * F17 AKS-Lücke: the share of net to be secured, and what is left of a gross disability pension and of the pension of a
 * civil servant who is unfit.
 */
export const incomeProtectionRules = {
  needShare: 0.8,
  disabilityNetShare: 0.88,
  unfitNetShare: 0.84,
} as const;

/**
 * Arbeitskraft, Konzept: the share of gross that insurers usually secure with private pensions altogether, and the years
 * after which a pension's purchasing power is shown.
 */
export const protectionConceptRules = {
  insurableShare: 0.6,
  laterYears: 20,
  /** A private pension is due from this month of incapacity on; insurers check for about 180 days (Franke und Bornberg). */
  claim: { dueMonth: 7, checkMonths: 6, shownMonths: 24 },
} as const;

/**
 * Basisrente, our own computation and nothing that is promised: by how much a weak and a good course lie beside the assumed
 * return, the monthly pension for 10,000 euros of capital at 67 and by how much it differs for each year earlier or later;
 * of a depot beside it what tax takes of its gains (26.375 % of 70 %, § 20 InvStG), and the months that it is paid out.
 */
export const basicPensionRules = {
  spread: { weak: -0.015, middle: 0, good: 0.015 },
  pensionAt67: euros(29),
  pensionPerYear: euros(1),
  depotTaxOnGains: 0.184625,
  depotMonths: 25 * 12,
  startAge: 67,
} as const;

/** F18 Todesfall: months of net to bridge, and a child's monthly need until it is grown up. */
export const deathCoverRules = { bridgingMonths: 24, childMonth: euros(200), childUntilAge: 18 } as const;

/**
 * The share of a couple's living expenses that one of them needs: a little above the 1 to 1.5 of the modified OECD scale,
 * as the home stays the same.
 */
export const survivorRules = { livingShare: 0.7 } as const;

/** F22: the age at which working life is taken to have begun, of which the second half counts for the KVdR. */
export const workingLifeRules = { fromAge: 20 } as const;

/** F24 Finanznote: school grades, and the minimum number of criteria for a grade. */
export const gradeRules = { best: 1, worst: 6, fewestCriteria: 4 } as const;

/** F24: weight of each criterion, and the values for the best and the worst grade. */
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

/** F24, K7: expected wealth in yearly nets: (age − 25) ÷ 10, at least a quarter. */
export const wealthRules = { fromAge: 25, yearsPerAnnualNet: 10, leastAnnualNets: 0.25 } as const;

/** The age to which plans reach, and to which the money has to last. */
export const lastAge = 95;
