/** The only place where i18next and react-i18next are imported: exactly the names in use. */
export { createInstance, type i18n as I18n, type TFunction } from 'i18next';
export { I18nContext, I18nextProvider, initReactI18next, Trans, useTranslation } from 'react-i18next';
