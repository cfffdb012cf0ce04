import { type Html, html, type Language, page } from '../pages';

const texts = {
  de: {
    code: 'Code',
    wrong: 'Der Code stimmt nicht. Weitere Versuche:',
    late: 'Die Seite war lange offen. Bitte geben Sie den Code noch einmal ein; was gespeichert war, ist noch da.',
    kept: 'Die Seite war lange offen. Was lesbar ausgefüllt war, ist gespeichert. Bitte geben Sie den Code noch einmal ein.',
    tooMany: 'Es kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.',
    busy: 'Bitte einen Augenblick',
    busyHeadline:
      'Es kamen gerade sehr viele Anfragen. Bitte laden Sie diese Seite in einer Minute neu: Dann kommt an, was Sie ausgefüllt haben.',
    notNow: 'Das Dokument ist gerade nicht abrufbar',
    notNowHeadline:
      'Ihr Code stimmt, aber das Dokument lässt sich nicht öffnen. Bitte sagen Sie Ihrer Beratung Bescheid: Sie gibt es Ihnen auf anderem Weg.',
    closed: 'Dieser Link führt nirgendwohin',
    closedHeadline:
      'Er ist abgelaufen, wurde zurückgezogen oder nach mehreren falschen Codes geschlossen. Bitte fragen Sie Ihre Beratung nach einem neuen.',
  },
  en: {
    code: 'Code',
    wrong: 'The code is not right. Attempts left:',
    late: 'The page was open for long. Please enter the code once more; what was saved is still there.',
    kept: 'The page was open for long. What was filled in and could be read is saved. Please enter the code once more.',
    tooMany: 'There were very many requests just now. Please try again in a minute.',
    busy: 'One moment, please',
    busyHeadline:
      'There were very many requests just now. Please reload this page in a minute: what you filled in will arrive then.',
    notNow: 'The document cannot be had just now',
    notNowHeadline:
      'Your code is right, but the document cannot be opened. Please tell your advisor, who will give it to you in another way.',
    closed: 'This link leads nowhere',
    closedHeadline:
      'It has expired, was withdrawn, or was closed after several wrong codes. Please ask your advisor for a new one.',
  },
} as const;

/** What a door says before the code is given: nothing of what lies behind it. */
export type GuestPageTexts = Readonly<Record<Language, { title: string; headline: string; open: string }>>;

export type CodeProblem =
  | { kind: 'wrong'; left: number }
  /** The ticket of the page is over. */
  | { kind: 'late' }
  /** The same, and what the page brought was kept. */
  | { kind: 'kept' }
  /** Too many, from the same address or at the same link. */
  | { kind: 'tooMany' };

/** Asks for the code; the form comes back to the same address. */
export function codePage(access: GuestPageTexts, language: Language, problem?: CodeProblem): string {
  const { title, headline, open } = access[language];
  const isWrong = problem?.kind === 'wrong';
  const content = html`<p class="headline">${headline}</p>
${problem ? html`<p class="alert" role="alert" id="problem">${problemText(language, problem)}</p>` : ''}
<form method="post">
<label for="code">${texts[language].code}</label>
<input id="code" name="code" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" required autofocus${
    isWrong ? html` aria-describedby="problem" aria-invalid="true"` : ''
  }>
<button type="submit">${open}</button>
</form>`;
  return page({ language, title, content });
}

function problemText(language: Language, problem: CodeProblem): Html | string {
  const text = texts[language];
  return problem.kind === 'wrong' ? html`${text.wrong} ${String(problem.left)}` : text[problem.kind];
}

/** To a page inside that comes again too soon: reloaded, the browser sends its form once more. */
export function busyPage(language: Language): string {
  return saying(language, texts[language].busy, texts[language].busyHeadline);
}

/** Says what may be the matter, and what to do. */
export const closedPage = (language: Language): string =>
  saying(language, texts[language].closed, texts[language].closedHeadline);

/** Says that it is not the visitor's fault, and whom to ask. */
export const notNowPage = (language: Language): string =>
  saying(language, texts[language].notNow, texts[language].notNowHeadline);

const saying = (language: Language, title: string, headline: string): string =>
  page({ language, title, content: html`<p class="headline">${headline}</p>` });
