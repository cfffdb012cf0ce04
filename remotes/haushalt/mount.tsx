import { ownCore } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import de from '@vp-digital/locales/de/haushalt.json';
import { haushaltApi } from './api';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: { de, en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/haushalt.json') },
  areaApi: haushaltApi,
  ownCore,
  version: description.version,
});
