export { loginPage } from './loginPage';
export { endedPage, logoutPage, problemPage, problemPageIn } from './providerPages';
export { chooseLanguage } from './texts';
