import type { DataOf } from '@vp-digital/core/household';
import type { documents } from '../../shared/documents';

/** What the page shows; it edits `savingsPlan`. */
export type SavingsAmountData = DataOf<typeof documents.savingsAmount>;
