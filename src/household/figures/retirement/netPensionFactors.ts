import type { IsoDate } from '@vp-digital/core/finance';

/** Kinds of pensions that F13 distinguishes. */
export type PensionKind =
  | 'statutory'
  | 'civilService'
  | 'basicPension'
  | 'riester'
  | 'companyPension'
  | 'privatePension';

/** What is left of a gross pension after contributions and tax, as a share of one. */
export type NetPensionFactors = Readonly<Record<PensionKind, number>>;

export interface NetPensionFactorRow {
  from: IsoDate;
  /** What a user reads next to the figure. */
  label: 'Pauschale';
  /** False: a placeholder of the product, to be checked before it is relied upon. */
  verified: boolean;
  factors: NetPensionFactors;
}

/**
 * F13: flat factors, oldest row first. They stand in for contributions and tax of a person whose retirement is too far
 * ahead to be computed, and the user may change them. A professional scheme counts as the state's.
 */
export const netPensionFactorRows: readonly [NetPensionFactorRow, ...NetPensionFactorRow[]] = [
  {
    from: '2026-01-01',
    label: 'Pauschale',
    verified: false,
    factors: {
      statutory: 0.8,
      civilService: 0.74,
      basicPension: 0.82,
      riester: 0.82,
      companyPension: 0.72,
      privatePension: 0.95,
    },
  },
];

/** The newest row that is not after a day; the first row for earlier days. */
export const netPensionFactorsOn = (date: IsoDate): NetPensionFactorRow =>
  netPensionFactorRows.findLast(({ from }) => from <= date) ?? netPensionFactorRows[0];
