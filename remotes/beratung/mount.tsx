import { defineMicroApp } from '@vp-digital/core/micro-app';
import { createAreaApi } from '@vp-digital/core/services';
import de from '@vp-digital/locales/de/beratung.json';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: { de, en: () => import('@vp-digital/locales/en/beratung.json') },
  areaApi: createAreaApi('beratung'),
  version: description.version,
});
