import { ownCore } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import de from '@vp-digital/locales/de/gespraechszusammenfassung.json';
import { summaryApi } from './api';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: {
    de,
    en: () =>
      import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/gespraechszusammenfassung.json'),
  },
  areaApi: summaryApi,
  ownCore,
  version: description.version,
});
