import type { User } from '../users';
import { html } from './html';
import { page } from './page';
import { type Language, roleNames, texts } from './texts';

export interface LoginPage {
  language: Language;
  /** Where the form goes. */
  action: string;
  accounts: readonly User[];
  /** The user name typed before. */
  user: string;
  failure: 'wrong' | 'too-many' | undefined;
}

/** User name and password, and below them the demo accounts. */
export function loginPage({ language, action, accounts, user, failure }: LoginPage): string {
  const text = texts[language];
  const problem = failure === 'wrong' ? text.wrong : text.tooMany;
  const content = html`<p class="lead">${text.lead}</p>
${failure ? html`<p class="alert" role="alert" id="problem">${problem}</p>` : ''}
<form method="post" action="${action}">
<label for="user">${text.user}</label>
<input id="user" name="user" value="${user}" autocomplete="username" autocapitalize="none" required autofocus>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${
    failure ? html` aria-describedby="problem"` : ''
  }>
<button type="submit">${text.signIn}</button>
</form>
<section aria-labelledby="demo">
<h2 id="demo">${text.demoTitle}</h2>
<p>${text.demo}</p>
<ul>
${accounts.map(
  ({ userId, name, role }) =>
    html`<li><button type="button" data-user="${userId}"><b>${userId}</b> <span>${name}, ${roleNames[language][role] ?? role}</span></button></li>`,
)}
</ul>
</section>`;
  return page({ language, title: text.signIn, content, script: 'login.js' });
}
