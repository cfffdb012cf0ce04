import type { FigureName } from '@vp-digital/core/household';
import type { TFunction } from '@vp-digital/core/libs/i18n';
import type { useNeedWords } from '@vp-digital/core/figures';

/** In whose words a comparison is written: its own, and those of the documents it shows. */
export const namespaces = [
  'household/snapshots',
  'household/assets',
  'household/contracts',
  'household/expenses',
  'household/incomes',
  'household/liabilities',
] as const;

export interface ComparisonWords {
  t: TFunction<typeof namespaces>;
  /** What a figure is called. */
  word(figure: FigureName): string;
}

/** For the lines of one point in time, whose persons have the names they had then. */
export interface LineWords extends ComparisonWords {
  nameOfNeed: ReturnType<typeof useNeedWords>['name'];
}
