import type { IsoDate } from '@vp-digital/core/finance';
import type { BenefitKey } from './benefitKeys';

/** How much of a benefit there is: nothing, a little, most, all of it. Our own ranking of the words, no grade. */
export type Level = 0 | 1 | 2 | 3;

/** A benefit of a tariff in plain words; they come with the product, in both languages. */
export interface Benefit {
  level: Level;
  words: { de: string; en: string };
}

/** What a tariff says; a benefit that is left out is "keine Angabe", never "nein". */
export type Benefits = Readonly<Partial<Record<BenefitKey, Benefit>>>;

/** The same of the statutory funds, from a day on, each with its paragraph. */
export interface StatutoryBenefits {
  from: IsoDate;
  benefits: Readonly<Partial<Record<BenefitKey, Benefit & { paragraph: string }>>>;
}

export const benefit = (level: Level, de: string, en: string): Benefit => ({ level, words: { de, en } });
