import type { FigureName } from '@vp-digital/core/household';
import type { TFunction } from '@vp-digital/core/libs/i18n';
import type { Format } from '@vp-digital/core/platform';
import type { ComparisonWords } from '@vp-digital/core/snapshots';

/** Whose words a report takes: its own, and those of the documents it shows. */
export const namespaces = [
  'gespraechszusammenfassung',
  'household/appointments',
  'household/assets',
  'household/contracts',
  'household/expenses',
  'household/incomes',
  'household/judgedNeeds',
  'household/liabilities',
  'household/needDecisions',
  'household/twoAccountsIdea',
] as const;

/** In whose words a report is written, and what may stand in it. */
export interface ReportSettings {
  t: TFunction<typeof namespaces>;
  /** What a figure is called. */
  word(figure: FigureName): string;
  format: Format;
  /** Nothing that follows from an amount may stand in it: neither shares, bars and drawings nor an order or a sentence that tells of one. */
  hidesAmounts?: boolean;
  /** In whose words two snapshots are compared. */
  comparison: ComparisonWords;
  /** The balance sheet's figures appear only for those who may see it. */
  withBalance: boolean;
  documentId: string;
}
