import german from '@vp-digital/locales/de/haushalt/overviewBegin.json';
import { HandOverFirst } from './HandOverFirst';
import { Starters } from './Starters';

export const texts = {
  de: german,
  en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/haushalt/overviewBegin.json'),
};

declare module '@vp-digital/core/libs/i18n' {
  interface TextFiles {
    'haushalt/overviewBegin': typeof german;
  }
}

/** In place of the tiles, while nothing but persons is known: whom to inform, and where to begin. */
export default function Begin() {
  return (
    <>
      <HandOverFirst />
      <Starters />
    </>
  );
}
