export { loginPage, type SignInFailure } from './loginPage';
export { endedPage, logoutPage, problemPage, problemPageIn } from './providerPages';
