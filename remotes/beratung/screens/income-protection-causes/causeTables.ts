import type { IsoDate } from '@vp-digital/core/finance';

export type Cause = 'mind' | 'nerves' | 'skeleton' | 'cancer' | 'heart' | 'accident' | 'other';

/** What was counted: claims that private insurers have accepted, or new pensions of the state's scheme. Never mixed. */
export type CauseBasis = 'private' | 'state';

export interface CauseTable {
  basis: CauseBasis;
  /** The year that is counted, or in which it was published. */
  year: number;
  /** Named as it is, in every language. */
  source: string;
  /** Parts of all cases in basis points, the largest first; what the source does not tell apart is `other`. */
  shares: readonly (readonly [cause: Cause, share: number])[];
}

/** Of each basis the newest first. A newer one is one entry more. */
export const causeTables: readonly CauseTable[] = [
  {
    basis: 'private',
    year: 2025,
    source: 'Morgen & Morgen, BU-Rating 2025 (Cash-Online)',
    shares: [
      ['mind', 3_575],
      ['skeleton', 1_785],
      ['other', 4_640],
    ],
  },
  {
    basis: 'private',
    year: 2018,
    source: 'Morgen & Morgen, BU-Rating 2018 (Versicherungsbote)',
    shares: [
      ['mind', 3_152],
      ['skeleton', 2_102],
      ['cancer', 1_548],
      ['accident', 898],
      ['heart', 734],
      ['other', 1_566],
    ],
  },
  {
    basis: 'state',
    year: 2023,
    source: 'Deutsche Rentenversicherung, Rentenzugang 2023 (T-Online)',
    shares: [
      ['mind', 4_330],
      ['cancer', 1_460],
      ['other', 4_210],
    ],
  },
  {
    basis: 'state',
    year: 2022,
    // 64,600, 23,500, 20,500 and 18,500 of 164,000 new pensions
    source: 'Deutsche Rentenversicherung, Rentenzugang 2022 (Ihre Vorsorge)',
    shares: [
      ['mind', 3_939],
      ['cancer', 1_433],
      ['nerves', 1_250],
      ['skeleton', 1_128],
      ['other', 2_250],
    ],
  },
];

export interface OccupationShare {
  occupation:
    | 'unskilled'
    | 'health'
    | 'transport'
    | 'metal'
    | 'cleaning'
    | 'social'
    | 'trade'
    | 'office'
    | 'engineering';
  /** Of all new pensions of the occupation those for reduced earning capacity, in basis points. */
  share: number;
}

/** How often work ends by illness, by group of occupations: the part of all new pensions of the state's scheme. */
export const occupationShares = {
  year: 2011,
  source: 'Statistik der Deutschen Rentenversicherung, Rentenzugang 2011 (Unfallversicherungen)',
  rows: [
    { occupation: 'unskilled', share: 4_214 },
    { occupation: 'health', share: 2_851 },
    { occupation: 'transport', share: 2_730 },
    { occupation: 'metal', share: 2_693 },
    { occupation: 'cleaning', share: 2_451 },
    { occupation: 'social', share: 2_375 },
    { occupation: 'trade', share: 2_164 },
    { occupation: 'office', share: 1_561 },
    { occupation: 'engineering', share: 846 },
  ] as const satisfies readonly OccupationShare[],
};

/** Average age at which a pension for reduced earning capacity begins, in tenths of a year. */
export const startAges = {
  year: 2016,
  source: 'Deutsche Rentenversicherung, Rentenversicherung in Zeitreihen 2017',
  women: 512,
  men: 521,
} as const;

/** Older than three years: it is shown, and said to be old. */
export const isOld = (year: number, today: IsoDate): boolean => Number(today.slice(0, 4)) - year > 3;

export const tablesOf = (basis: CauseBasis): readonly CauseTable[] =>
  causeTables.filter((table) => table.basis === basis);
