export { loginPage, type SignInFailure } from './loginPage';
export { endedPage, logoutPage, problemPage, problemPageIn } from './providerPages';
export { type Html, html } from './html';
export { page } from './page';
export { chooseLanguage, type Language } from './texts';
