import { defineMicroApp } from '@vp-digital/core/micro-app';
import { createAreaApi } from '@vp-digital/core/services';
import de from '@vp-digital/locales/de/analysis.json';
import en from '@vp-digital/locales/en/analysis.json';
import area from './area';
import description from './package.json';

export default defineMicroApp(area, {
  texts: { de, en },
  areaApi: createAreaApi('analysis'),
  version: description.version,
});
