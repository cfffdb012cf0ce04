import type figures from '@vp-digital/locales/de/household/figures.json';
import type figureTexts from '@vp-digital/locales/de/household/figureTexts.json';

/** The only place where i18next and react-i18next are imported: exactly the names in use. */
export { createInstance, type i18n as I18n, type TFunction } from 'i18next';
export { I18nextProvider, initReactI18next, Trans, useTranslation } from 'react-i18next';

/**
 * The German texts that stand in folders, by their file: `'analysis/income'`. A page adds its own beside the line that
 * imports them, so that `t` knows their keys and no list of screens has to.
 */
export interface TextFiles {
  'household/figures': typeof figures;
  'household/figureTexts': typeof figureTexts;
}
