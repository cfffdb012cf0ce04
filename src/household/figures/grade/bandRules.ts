import type { Criterion } from './criteria';

/**
 * F24 as a band, rules of our own: by how much a criterion may differ from what is computed of it, by how sure that is. A paper and
 * what was told count as they are.
 */
export const bandDeviation = { document: 0, typed: 0, estimated: 0.1, default: 0.2 } as const;

/** Of what is missing, from the least to the most plausible; the reason of each stands among the texts. */
export const plausible = {
  reserve: { least: 0, most: 1 },
  savingsRate: { least: 0, most: 0.2 },
  debtService: { least: 0, most: 0.4 },
  protection: { least: 0.25, most: 1 },
  retirement: { least: 0.5, most: 1 },
  subsidies: { least: 0, most: 1 },
  wealth: { least: 0, most: 1 },
} as const satisfies Record<Criterion, { least: number; most: number }>;
