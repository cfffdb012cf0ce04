import type { FigureName } from '@vp-digital/core/household';
import type { TFunction } from '@vp-digital/core/libs/i18n';
import type { Format } from '@vp-digital/core/platform';
import type { ComparisonWords } from '@vp-digital/core/snapshots';

/** The namespaces of a report: its own, and those of the documents it shows. */
export const namespaces = [
  'gespraechszusammenfassung',
  'household/appointments',
  'household/assets',
  'household/cartPositions',
  'household/certainty',
  'household/completeness',
  'household/contracts',
  'household/expenses',
  'household/healthPlans',
  'household/incomes',
  'household/judgedNeeds',
  'household/liabilities',
  'household/needDecisions',
  'household/subsidyFacts',
  'household/twoAccountsIdea',
] as const;

/** The texts a report is written with, and what it may contain. */
export interface ReportSettings {
  t: TFunction<typeof namespaces>;
  /** What a figure is called. */
  word(figure: FigureName): string;
  format: Format;
  /**
   * Leaves out everything that follows from an amount: shares, bars, drawings, and any order or sentence that would
   * reveal one.
   */
  hidesAmounts?: boolean;
  /** The texts for comparing two snapshots. */
  comparison: ComparisonWords;
  /** The balance sheet's figures appear only for those who may see it. */
  withBalance: boolean;
  documentId: string;
}
