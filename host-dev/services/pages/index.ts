export { Html, html } from './html';
export { chooseLanguage, type Language } from './language';
export { page } from './page';
