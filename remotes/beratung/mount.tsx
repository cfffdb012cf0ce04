import { ownCore } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import common from '@vp-digital/locales/de/beratung/common.json';
import { beratungApi } from './api';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: {
    common,
    de: (file) => import(`@vp-digital/locales/de/beratung/${file}.json`),
    en: (file) => import(`@vp-digital/locales/en/beratung/${file}.json`),
  },
  areaApi: beratungApi,
  ownCore,
  version: description.version,
});
