import type { TextSource } from '@vp-digital/core/platform';
import common from '@vp-digital/locales/de/shell/common.json';

/** What the shell says: each part of it brings its own file. */
export const shellTexts: TextSource = {
  common,
  de: (file) => import(`@vp-digital/locales/de/shell/${file}.json`),
  en: (file) => import(`@vp-digital/locales/en/shell/${file}.json`),
};
