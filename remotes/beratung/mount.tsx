import { defineMicroApp } from '@vp-digital/core/micro-app';
import { createAreaApi } from '@vp-digital/core/services';
import de from '@vp-digital/locales/de/beratung.json';
import en from '@vp-digital/locales/en/beratung.json';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: { de, en },
  areaApi: createAreaApi('beratung'),
  version: description.version,
});
