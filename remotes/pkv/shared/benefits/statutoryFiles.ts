import type { IsoDate } from '@vp-digital/core/finance';
import type { StatutoryBenefits } from './benefit';
import { statutory2026 } from './statutory2026';

/** The oldest first. A change of the law is one more file and one more entry. */
const files: readonly [StatutoryBenefits, ...StatutoryBenefits[]] = [statutory2026];

/** What the statutory funds pay on a day, or at first for a day before. */
export const statutoryOn = (date: IsoDate): StatutoryBenefits =>
  files.findLast(({ from }) => from <= date) ?? files[0];
