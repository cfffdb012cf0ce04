import { assetsWords } from '@vp-digital/core/household/words/assets';
import { bankAccountsWords } from '@vp-digital/core/household/words/bankAccounts';
import { liabilitiesWords } from '@vp-digital/core/household/words/liabilities';
import german from '@vp-digital/locales/de/analysis/accounts.json';
import { aloneTexts } from '../alone/aloneTexts';
import { balanceTexts } from '../balance/balanceTexts';
import { photosTexts } from '../photo/photosTexts';

/** What adds and edits contracts, by hand and from pictures, the tab of accounts and what has ended: one file, fetched once the list stands. */
export { AccountsCard } from './accounts/AccountsCard';
export { ArchiveCard } from './ArchiveCard';
export { AddContractSheet } from './AddContractSheet';
export { ContractSheet } from './ContractSheet';
export { ContractsApart } from './ContractsApart';
export { PhotosCard } from './photo/PhotosCard';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/accounts.json'),
};

export const words = [
  aloneTexts,
  assetsWords,
  balanceTexts,
  bankAccountsWords,
  liabilitiesWords,
  photosTexts,
];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/accounts': typeof german;
  }
}
