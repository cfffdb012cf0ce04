import type { PageProps } from '@vp-digital/core/household';
import { incomesWords } from '@vp-digital/core/household/words/incomes';
import { taxProfilesWords } from '@vp-digital/core/household/words/taxProfiles';
import german from '@vp-digital/locales/de/analysis/income.json';
import { importButtonTexts } from '../file-import/buttonTexts';
import { IncomeView } from './IncomeView';
import type { IncomeData } from './data';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/income.json'),
};

export const words = [importButtonTexts, incomesWords, taxProfilesWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/income': typeof german;
  }
}

/** Einkommen: a reliable monthly net of the household. */
export default function IncomePage({ data }: PageProps<IncomeData>) {
  return <IncomeView data={data} />;
}
