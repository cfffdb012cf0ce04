import { type Html, html, type Language, page } from '../../pages';
import type { User } from '../users';
import { roleNames, texts } from './texts';

/** Why somebody is not signed in; `too-many-here` counts the attempts from one address, for whatever account. */
export type SignInFailure = 'wrong' | 'too-many' | 'too-many-here';

export interface LoginPage {
  language: Language;
  /** Where the form goes. */
  action: string;
  accounts: readonly User[];
  /** The user name typed before. */
  user: string;
  failure: SignInFailure | undefined;
}

const problems = { wrong: 'wrong', 'too-many': 'tooMany', 'too-many-here': 'tooManyHere' } as const;

/** User name and password, and below them the demo accounts where there are any. */
export function loginPage({ language, action, accounts, user, failure }: LoginPage): string {
  const text = texts[language];
  const content = html`<p class="headline">${text.headline}</p>
${failure ? html`<p class="alert" role="alert" id="problem">${text[problems[failure]]}</p>` : ''}
<form method="post" action="${action}">
<label for="user">${text.user}</label>
<input id="user" name="user" value="${user}" autocomplete="username" autocapitalize="none" required autofocus>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${
    failure ? html` aria-describedby="problem"` : ''
  }>
<button type="submit">${text.signIn}</button>
</form>
${accounts.length === 0 ? '' : demoAccounts(language, accounts)}`;
  return page({ language, title: text.signIn, content, script: 'login.js' });
}

function demoAccounts(language: Language, accounts: LoginPage['accounts']): Html {
  const text = texts[language];
  return html`<section aria-labelledby="demo">
<h2 id="demo">${text.demoTitle}</h2>
<p>${text.demo}</p>
<ul>
${accounts.map(
  ({ userId, name, role }) =>
    html`<li><button type="button" data-user="${userId}"><b>${userId}</b> <span>${name}, ${roleNames[language][role] ?? role}</span></button></li>`,
)}
</ul>
</section>`;
}
