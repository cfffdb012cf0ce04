import { ownCore } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import common from '@vp-digital/locales/de/gespraechszusammenfassung/common.json';
import { summaryApi } from './api';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: {
    common,
    de: (file) => import(`@vp-digital/locales/de/gespraechszusammenfassung/${file}.json`),
    en: (file) => import(`@vp-digital/locales/en/gespraechszusammenfassung/${file}.json`),
  },
  areaApi: summaryApi,
  ownCore,
  version: description.version,
});
