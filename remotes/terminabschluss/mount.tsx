import { ownCore } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import { completionApi } from './api';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: {
    de: (file) => import(`@vp-digital/locales/de/terminabschluss/${file}.json`),
    en: (file) => import(`@vp-digital/locales/en/terminabschluss/${file}.json`),
  },
  areaApi: completionApi,
  ownCore,
  version: description.version,
});
