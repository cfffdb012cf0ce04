import type { DataOf } from '@vp-digital/core/household';
import type { documents } from '../documents';

/** What the page shows; it edits `accountModel` and the purposes of `bankAccounts`. */
export type TwoAccountsData = DataOf<typeof documents.twoAccounts>;
