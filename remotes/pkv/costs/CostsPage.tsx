import type { PageProps } from '@vp-digital/core/household';
import { PersonPage } from '@vp-digital/core/micro-app';
import german from '@vp-digital/locales/de/pkv/costs.json';
import type { PkvData } from '../module/data';
import { CostsView } from './CostsView';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/pkv/costs.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'pkv/costs': typeof german;
  }
}

/** PKV: Kosten (station 3 of the path). Statutory against private, today, in old age and on the way there. */
export default function CostsPage({ data }: PageProps<PkvData>) {
  return <PersonPage data={data} View={CostsView} />;
}
