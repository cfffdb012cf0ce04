import { asOf, type PageProps } from '@vp-digital/core/household';
import { absencesWords } from '@vp-digital/core/household/words/absences';
import { contractsWords } from '@vp-digital/core/household/words/contracts';
import { PageDocuments } from '@vp-digital/core/micro-app';
import german from '@vp-digital/locales/de/analysis/contracts.json';
import { importButtonTexts } from '../file-import/buttonTexts';
import { AtStand } from '../frozen/AtStand';
import { ContractsView } from './ContractsView';
import type { ContractsData } from './data';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/analysis/contracts.json'),
};

export const words = [importButtonTexts, absencesWords, contractsWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'analysis/contracts': typeof german;
  }
}

const atState = { load: () => import(/* webpackChunkName: "compared-times" */ './ContractsAtState') };

/** Accounts that have no balance: they are counted, and no other part waits for them. */
const further = ['bankAccounts'] as const;

/** Vertragsübersicht: what the household has signed, what it costs, what to look at. */
export default function ContractsPage({ data, stored }: PageProps<ContractsData>) {
  return (
    <AtStand page={atState}>
      <PageDocuments documents={further} asOf={asOf}>
        <ContractsView data={stored} current={data} />
      </PageDocuments>
    </AtStand>
  );
}
