import { euros } from '@vp-digital/core/finance';
import type { PremiumRise, TariffTerms } from './terms';

const all = { share: 1 };
const nothing = { share: 0 };

/** Figures of invented conditions, as the words in `benefits` say them. */
export const terms20261 = {
  start: {
    outpatient: {
      doctor: { share: 0.8 },
      medicine: { share: 0.8 },
      therapy: { share: 0.8 },
      alternative: nothing,
    },
    hospital: { singleRoom: nothing, chiefPhysician: nothing, aboveScale: nothing },
    dentures: { share: 0.6 },
    dentalLimits: [500, 1_000, 1_500, 2_000].map(euros),
    glasses: { amount: euros(150), everyYears: 2 },
    abroad: { europe: undefined, world: 1 },
    refund: { months: 3, guaranteed: false },
  },
  komfort: {
    outpatient: {
      doctor: all,
      medicine: all,
      therapy: all,
      alternative: { share: 0.8, upTo: euros(1_000) },
    },
    // the two-bed room costs a little more than half of the single one
    hospital: { singleRoom: { share: 0.55 }, chiefPhysician: all, aboveScale: nothing },
    dentures: { share: 0.85 },
    dentalLimits: [1_000, 2_000, 3_000, 4_000].map(euros),
    glasses: { amount: euros(300), everyYears: 2 },
    abroad: { europe: undefined, world: 6 },
    refund: { months: 2, guaranteed: false },
  },
  premium: {
    outpatient: { doctor: all, medicine: all, therapy: all, alternative: { share: 1, upTo: euros(2_000) } },
    hospital: { singleRoom: all, chiefPhysician: all, aboveScale: all },
    dentures: { share: 0.9 },
    dentalLimits: [2_000, 4_000].map(euros),
    glasses: { amount: euros(600), everyYears: 2 },
    abroad: { europe: undefined, world: 12 },
    refund: { months: 2, guaranteed: true },
  },
} satisfies Record<string, TariffTerms>;

/** Rises of consecutive years, in percent. */
export const risesFrom = (first: number, rises: readonly number[]): PremiumRise[] =>
  rises.map((rise, index) => ({ year: first + index, rise: rise / 100 }));
