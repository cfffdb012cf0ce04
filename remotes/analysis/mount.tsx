import { ownCore } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import common from '@vp-digital/locales/de/analysis/common.json';
import { analysisApi } from './api';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: {
    common,
    de: (file) => import(`@vp-digital/locales/de/analysis/${file}.json`),
    en: (file) => import(`@vp-digital/locales/en/analysis/${file}.json`),
  },
  areaApi: analysisApi,
  ownCore,
  version: description.version,
});
