import { html, type Language } from '../pages';
import { questionForm } from './questionForm';

const de = {
  title: 'Auf Ihrem Telefon',
  ask: 'Auf Ihrem Telefon ansehen',
  askText: 'Bitte geben Sie den Code ein, den Ihre Beratung Ihnen zeigt.',
  again: 'Haben Sie schon mitgesehen? Dann bitten Sie um einen neuen Code, und Sie sehen weiter mit.',
  code: 'Code',
  next: 'Weiter',
  wrong: 'Der Code stimmt nicht. Bitte sehen Sie noch einmal nach.',
  closed: 'Dieser Code gilt nicht mehr. Bitte lassen Sie sich einen neuen zeigen.',
  tooMany: 'Es kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.',
  incomplete: 'Bitte öffnen Sie die ganze Adresse, die Ihre Beratung Ihnen zeigt.',
  offline: 'Es gibt gerade keine Verbindung. Bitte versuchen Sie es noch einmal.',
  about: 'Ihre Beratung zeigt Ihnen etwas',
  sender: 'Absender',
  purpose: 'Zweck',
  purposeText:
    'Sie sehen auf diesem Telefon, was Ihre Beratung Ihnen im Gespräch zeigt. Auf dem Telefon wird davon nichts gespeichert. Was Sie auf eine Frage antworten, notiert Ihre Beratung zu Ihrem Haushalt, sobald es aufgedeckt ist.',
  end: 'Ende',
  endText: 'mit dem Gespräch, wenn Sie oder Ihre Beratung es beenden, spätestens um',
  oclock: ' Uhr',
  show: 'Ansehen',
  until: 'bis spätestens',
  stop: 'Beenden',
  waiting: 'Die erste Seite erscheint gleich.',
  nothing: 'Auf dieser Seite gibt es gerade nichts für Sie zu sehen.',
  lost: 'Die Verbindung ist unterbrochen und wird wieder aufgebaut.',
  ended: 'Beendet',
  endedText:
    'Es wird nichts mehr gezeigt, und auf diesem Telefon ist nichts geblieben. Um weiter mitzusehen, lassen Sie sich bitte einen neuen Code zeigen.',
  script: 'Diese Seite braucht JavaScript.',
} as const;

const en: Record<keyof typeof de, string> = {
  title: 'On your telephone',
  ask: 'Look on with your telephone',
  askText: 'Please enter the code that your advisor shows you.',
  again: 'Have you looked on before? Then ask for a new code, and you can go on looking.',
  code: 'Code',
  next: 'Go on',
  wrong: 'The code is not right. Please look again.',
  closed: 'This code is not good any more. Please ask for a new one.',
  tooMany: 'There were very many requests just now. Please try again in a minute.',
  incomplete: 'Please open the whole address that your advisor shows you.',
  offline: 'There is no connection right now. Please try again.',
  about: 'Your advisor shows you something',
  sender: 'Sender',
  purpose: 'Purpose',
  purposeText:
    'On this telephone you see what your advisor shows you in the meeting. None of it is stored there. What you answer to a question is noted in your household’s file by your advisor once it is revealed.',
  end: 'End',
  endText: 'with the meeting, when you or your advisor end it, at the latest at',
  oclock: '',
  show: 'Look',
  until: 'until at the latest',
  stop: 'End',
  waiting: 'The first page will appear in a moment.',
  nothing: 'There is nothing for you to see on this page right now.',
  lost: 'The connection is interrupted and will be restored.',
  ended: 'Ended',
  endedText:
    'Nothing is shown any more, and nothing has stayed on this telephone. To look on again, please ask for a new code.',
  script: 'This page needs JavaScript.',
};

const texts: Record<Language, Record<keyof typeof de, string>> = { de, en };

/** All that the telephone's page ever says itself; its script shows one part at a time (`host-dev/telephone`). */
export function telephonePage(language: Language): string {
  const t = texts[language];
  return html`<!doctype html>
<html lang="${language}" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t.title}</title>
<link rel="icon" href="/oidc/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/telephone.css">
<script src="/telephone.js" defer></script>
</head>
<body>
<main>
<noscript><p>${t.script}</p></noscript>
<section id="ask" hidden>
<h1 tabindex="-1">${t.ask}</h1>
<p>${t.askText}</p>
<p>${t.again}</p>
<p id="problem" class="problem" role="alert" data-wrong="${t.wrong}" data-closed="${t.closed}" data-too-many="${t.tooMany}" data-incomplete="${t.incomplete}" data-offline="${t.offline}"></p>
<form>
<label for="code">${t.code}</label>
<input id="code" aria-describedby="problem" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" maxlength="20" required>
<button type="submit">${t.next}</button>
</form>
</section>
<section id="about" hidden>
<h1 tabindex="-1">${t.about}</h1>
<dl>
<dt>${t.sender}</dt><dd class="sender"></dd>
<dt>${t.purpose}</dt><dd>${t.purposeText}</dd>
<dt>${t.end}</dt><dd>${t.endText} <time></time>${t.oclock}</dd>
</dl>
<button type="button">${t.show}</button>
</section>
<section id="shown" hidden>
<div class="bar"><p tabindex="-1"><b class="sender"></b> ${t.until} <time></time>${t.oclock}</p><button type="button">${t.stop}</button></div>
<p class="title" role="status"></p>
<p class="lost" role="status" data-lost="${t.lost}"></p>
${questionForm(language)}
<p class="waiting">${t.waiting}</p>
<p class="nothing" hidden>${t.nothing}</p>
<div id="picture"></div>
</section>
<section id="ended" hidden>
<h1 tabindex="-1">${t.ended}</h1>
<p>${t.endedText}</p>
</section>
</main>
</body>
</html>`.markup;
}
