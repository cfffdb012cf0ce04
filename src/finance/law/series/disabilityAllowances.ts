import { euros, type Cents } from '../../core';
import { unverified } from '../lawSource';
import type { DatedRow } from './dated';

/** Behinderten-Pauschbetrag of a year by degree, lowest degree first: a degree between two has the amount of the lower one. */
export const disabilityAllowances: readonly DatedRow<
  readonly (readonly [degree: number, allowance: Cents])[]
>[] = [
  {
    from: '2021-01-01',
    value: [
      [20, euros(384)],
      [30, euros(620)],
      [40, euros(860)],
      [50, euros(1_140)],
      [60, euros(1_440)],
      [70, euros(1_780)],
      [80, euros(2_120)],
      [90, euros(2_460)],
      [100, euros(2_840)],
    ],
    source: unverified('§ 33b (3) EStG'),
  },
];
