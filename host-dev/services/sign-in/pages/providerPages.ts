import { routes } from '@vp-digital/core/reference';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { chooseLanguage, Html, html, type Language, page } from '../../pages';
import { texts } from './texts';

/**
 * The page between "sign out" in the application and being signed out. With an `id_token_hint` of the one who is signed in
 * the application has asked already, so a script sends the form at once; otherwise, as with a link of somebody else, the
 * user is asked.
 */
export function logoutPage(context: KoaContextWithOIDC, form: string): string {
  const language = languageOf(context);
  const text = texts[language];
  const isAsked = isOwnHint(context);
  const question = html`<p class="headline">${isAsked ? text.signingOut : text.signOutQuestion}</p>
${new Html(form)}
<p class="actions">
<button type="submit" form="op.logoutForm" name="logout" value="yes">${text.signOut}</button>
${isAsked ? '' : html`<a class="quiet" href="/">${text.stay}</a>`}
</p>`;
  return page({
    language,
    title: text.signOut,
    content: question,
    ...(isAsked && { script: 'logout.js' as const }),
  });
}

/** The provider has checked whose token the hint is, but not that it is the one of who is signed in here. */
const isOwnHint = ({ oidc }: KoaContextWithOIDC): boolean =>
  oidc.session?.accountId !== undefined && oidc.entities.IdTokenHint?.payload.sub === oidc.session.accountId;

/** Shown when nobody said where to go after signing out. */
export function endedPage(context: KoaContextWithOIDC): string {
  const language = languageOf(context);
  return page({ language, title: texts[language].signedOut, content: wayOn(language) });
}

/** A request that the provider refuses: usually a page that was open for too long. */
export function problemPage(context: KoaContextWithOIDC, code: string): string {
  return problemPageIn(languageOf(context), code);
}

export function problemPageIn(language: Language, code: string): string {
  const text = texts[language];
  const content = html`<p class="headline">${text.problemHelp}</p>${wayOn(language)}<p class="code">${text.code}: ${code}</p>`;
  return page({ language, title: text.problem, content });
}

const wayOn = (language: Language): Html =>
  html`<p class="actions"><a class="button" href="${routes.login.path}">${texts[language].again}</a></p>`;

const languageOf = (context: KoaContextWithOIDC): Language =>
  chooseLanguage(context.oidc?.params?.ui_locales, context.get('accept-language'));
