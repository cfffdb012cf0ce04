import { assetsWords } from '@vp-digital/core/household/words/assets';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { liabilitiesWords } from '@vp-digital/core/household/words/liabilities';
import { snapshotsWords } from '@vp-digital/core/household/words/snapshots';
import german from '@vp-digital/locales/de/analysis/stand.json';
import { frozenTexts } from '../frozenTexts';

/** Pages as a state has kept them: one file, fetched when an address asks for one. */
export { BalanceAtState } from './BalanceAtState';
export { ContractsAtState } from './ContractsAtState';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/stand.json'),
};

export const words = [frozenTexts, assetsWords, contractsWords, liabilitiesWords, snapshotsWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/stand': typeof german;
  }
}
