import { asOf } from '@vp-digital/core/household';
import { defineMicroApp } from '@vp-digital/core/micro-app';
import de from '@vp-digital/locales/de/terminabschluss.json';
import { completionApi } from './api';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: { de, en: () => import('@vp-digital/locales/en/terminabschluss.json') },
  areaApi: completionApi,
  asOf,
  version: description.version,
});
