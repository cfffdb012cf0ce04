import type { DataOf } from '@vp-digital/core/household';
import type { documents } from '../../shared/documents';

/** What the page shows; it edits `accountModel` and the purposes of `bankAccounts`. */
export type TwoAccountsData = DataOf<typeof documents.twoAccounts>;
