import { defineMicroApp } from '@vp-digital/core/micro-app';
import de from '@vp-digital/locales/de/haushalt.json';
import en from '@vp-digital/locales/en/haushalt.json';
import { haushaltApi } from './api';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: { de, en },
  areaApi: haushaltApi,
  version: description.version,
});
