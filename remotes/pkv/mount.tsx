import { ownCore } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import common from '@vp-digital/locales/de/pkv/common.json';
import { pkvApi } from './api';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: {
    common,
    de: (file) => import(`@vp-digital/locales/de/pkv/${file}.json`),
    en: (file) => import(`@vp-digital/locales/en/pkv/${file}.json`),
  },
  areaApi: pkvApi,
  ownCore,
  version: description.version,
});
