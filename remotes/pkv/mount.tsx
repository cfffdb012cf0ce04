import { ownCore } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import { createAreaApi } from '@vp-digital/core/services';
import de from '@vp-digital/locales/de/pkv.json';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: { de, en: () => import(/* webpackChunkName: "english" */ '@vp-digital/locales/en/pkv.json') },
  areaApi: createAreaApi('pkv'),
  ownCore,
  version: description.version,
});
