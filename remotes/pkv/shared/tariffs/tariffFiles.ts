import type { IsoDate } from '@vp-digital/core/finance';
import type { TariffFile } from './demoTariff';
import { tariffs2026 } from './tariffs20261';

/** The oldest first. A change of prices is one more file and one more entry. */
const files: readonly [TariffFile, ...TariffFile[]] = [tariffs2026];

/** The newest tariffs that are in force on a day, or the oldest for a day before all of them. */
export const tariffsOn = (date: IsoDate): TariffFile =>
  files.findLast(({ from }) => from <= date) ?? files[0];
