import { html, type Language, page } from '../sign-in';

const texts = {
  de: {
    title: 'Ihre Zusammenfassung',
    headline: 'Bitte geben Sie den Code ein, den Sie von Ihrer Beratung bekommen haben.',
    code: 'Code',
    open: 'Herunterladen',
    wrong: 'Der Code stimmt nicht. Weitere Versuche:',
    tooMany:
      'Von diesem Anschluss kamen sehr viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.',
    closed: 'Dieser Link führt nirgendwohin',
    closedHeadline:
      'Er ist abgelaufen, wurde zurückgezogen oder nach mehreren falschen Codes geschlossen. Bitte fragen Sie Ihre Beratung nach einem neuen.',
  },
  en: {
    title: 'Your summary',
    headline: 'Please enter the code that your advisor gave you.',
    code: 'Code',
    open: 'Download',
    wrong: 'The code is not right. Attempts left:',
    tooMany: 'There were very many attempts from this connection. Please try again in a minute.',
    closed: 'This link leads nowhere',
    closedHeadline:
      'It has expired, was withdrawn, or was closed after several wrong codes. Please ask your advisor for a new one.',
  },
} as const;

export interface CodePage {
  language: Language;
  /** How many attempts are left after a wrong code. */
  left?: number;
  /** From the same address, for whatever link. */
  tooMany?: boolean;
}

/** Asks for the code; the form comes back to the same address. */
export function codePage({ language, left, tooMany = false }: CodePage): string {
  const text = texts[language];
  const isWrong = left !== undefined;
  const content = html`<p class="headline">${text.headline}</p>
${isWrong ? html`<p class="alert" role="alert" id="problem">${text.wrong} ${String(left)}</p>` : ''}
${tooMany ? html`<p class="alert" role="alert">${text.tooMany}</p>` : ''}
<form method="post">
<label for="code">${text.code}</label>
<input id="code" name="code" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" required autofocus${
    isWrong ? html` aria-describedby="problem" aria-invalid="true"` : ''
  }>
<button type="submit">${text.open}</button>
</form>`;
  return page({ language, title: text.title, content });
}

/** Says what may be the matter, and what to do. */
export function closedPage(language: Language): string {
  const text = texts[language];
  return page({
    language,
    title: text.closed,
    content: html`<p class="headline">${text.closedHeadline}</p>`,
  });
}
