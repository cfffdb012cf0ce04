import { type Html, html, type Language, page } from '../pages';
import type { OpenCode } from './publicStore';
import { texts } from './publicTexts';

export type FormProblem = keyof (typeof texts)['de']['problem'];

/** What was typed, so that nobody has to type it again. Nothing is filled in for anybody otherwise. */
export interface Typed {
  name: string;
  email: string;
  telephone: string;
  wish: string;
}

interface LandingPage {
  language: Language;
  open: OpenCode;
  takesContacts: boolean;
  typed?: Typed;
  problem?: FormProblem;
}

/** What a code leads to: something useful without any contact, and the way to one for who wants it. */
export function landingPage({ language, open, takesContacts, typed, problem }: LandingPage): string {
  const text = texts[language];
  const { advisor, giver, kind } = open;
  const isTeam = kind === 'team';
  const who = [advisor.name, advisor.company].filter(Boolean).join(', ');
  const content = html`<p class="headline">${isTeam ? text.invitedBy : text.by} ${who}${
    advisor.telephone
      ? html`, <a href="tel:${advisor.telephone.replace(/[^\d+]/g, '')}">${advisor.telephone}</a>`
      : ''
  }</p>
<p>${text.free}</p>
${isTeam ? '' : questions(language)}
${takesContacts ? form(language, typed, problem) : html`<p>${text.off}</p>`}
<p class="hint">${text.accessibility}</p>`;
  const title = isTeam ? text.invited : text.recommended(giver);
  return page({ language, title, content, style: 'forms.css' });
}

function questions(language: Language): Html {
  const text = texts[language];
  return html`<section aria-labelledby="questions">
<h2 id="questions">${text.questionsTitle}</h2>
<p class="hint">${text.questionsHint}</p>
<ol>
${text.questions.map((question) => html`<li>${question}</li>`)}
</ol>
</section>`;
}

function form(language: Language, typed: Typed | undefined, problem: FormProblem | undefined): Html {
  const text = texts[language];
  const invalid = (field: FormProblem) =>
    problem === field ? html` aria-invalid="true" aria-describedby="problem"` : '';
  return html`<section aria-labelledby="form">
<h2 id="form">${text.formTitle}</h2>
<p>${text.formHint}</p>
${problem ? html`<p class="alert" role="alert" id="problem">${text.problem[problem]}</p>` : ''}
<form method="post" novalidate>
<label for="name">${text.name}</label>
<input id="name" name="name" value="${typed?.name ?? ''}" autocomplete="name" maxlength="120" required${invalid('name')}>
<label for="email">${text.email}</label>
<input id="email" name="email" type="email" value="${typed?.email ?? ''}" autocomplete="email" maxlength="200" required${invalid('email')}>
<label for="telephone">${text.telephone}</label>
<input id="telephone" name="telephone" type="tel" value="${typed?.telephone ?? ''}" autocomplete="tel" maxlength="40">
<label for="wish">${text.wish}</label>
<textarea id="wish" name="wish" maxlength="500" rows="3">${typed?.wish ?? ''}</textarea>
<p><input id="hides" name="hides" type="checkbox" value="yes"> <label for="hides">${text.hides}</label></p>
<p><input id="consent" name="consent" type="checkbox" value="yes" required${invalid('consent')}> <label for="consent">${text.consent}</label></p>
<button type="submit">${text.send}</button>
</form>
</section>`;
}

/** Behind the link of the mail: nothing is confirmed by opening it. */
export function confirmPage(language: Language, isConfirmed: boolean): string {
  const text = texts[language];
  const content = html`<p class="headline">${isConfirmed ? text.confirmedText : text.confirmText}</p>
<form method="post" class="buttons">
${isConfirmed ? '' : html`<button type="submit" name="do" value="confirm">${text.confirm}</button>`}
<button type="submit" name="do" value="withdraw">${text.withdraw}</button>
</form>`;
  return page({
    language,
    title: isConfirmed ? text.confirmedTitle : text.confirmTitle,
    content,
    style: 'forms.css',
  });
}

const saying = (language: Language, title: string, headline: string): string =>
  page({ language, title, content: html`<p class="headline">${headline}</p>` });

export const sentPage = (language: Language) =>
  saying(language, texts[language].sentTitle, texts[language].sentText);
export const closedPage = (language: Language) =>
  saying(language, texts[language].closedTitle, texts[language].closedText);
export const gonePage = (language: Language) =>
  saying(language, texts[language].goneTitle, texts[language].goneText);
