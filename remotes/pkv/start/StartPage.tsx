import type { PageProps } from '@vp-digital/core/household';
import { employmentsWords } from '@vp-digital/core/household/words/employments';
import { PersonPage } from '@vp-digital/core/micro-app';
import german from '@vp-digital/locales/de/pkv/start.json';
import type { PkvData } from '../module/data';
import { StartView } from './StartView';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/pkv/start.json'),
};

export const words = [employmentsWords];

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'pkv/start': typeof german;
  }
}

/** PKV: Start (station 1). Whether a person may be privately insured, and what that means for the family. */
export default function StartPage({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={StartView} />;
}
