import { ownCore } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import common from '@vp-digital/locales/de/haushalt/common.json';
import { haushaltApi } from './api';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: {
    common,
    de: (file) => import(`@vp-digital/locales/de/haushalt/${file}.json`),
    en: (file) => import(`@vp-digital/locales/en/haushalt/${file}.json`),
  },
  areaApi: haushaltApi,
  ownCore,
  version: description.version,
});
