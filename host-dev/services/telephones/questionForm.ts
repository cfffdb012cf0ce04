import type { QuestionKind } from '@vp-digital/core/contracts';
import { type Html, html, type Language } from '../pages';

interface QuestionTexts {
  asked: string;
  sending: string;
  waiting: string;
  late: string;
  answers: string;
  failed: string;
  /** A question, and its answers from 1 on. */
  questions: Record<QuestionKind, { text: string; choices: readonly string[] }>;
}

const de: QuestionTexts = {
  asked:
    'Ihre Beratung fragt Sie etwas. Bitte antworten Sie allein. Aufgedeckte Antworten notiert Ihre Beratung zu Ihrem Haushalt.',
  sending: 'Ihre Antwort wird gesendet.',
  late: 'Ihre Antwort kam zu spät und zählt nicht.',
  waiting:
    'Ihre Antwort ist da. Niemand sieht sie, bis alle geantwortet haben oder Ihre Beratung die Antworten aufdeckt.',
  answers: 'Die Antworten:',
  failed: 'Ihre Antwort ist nicht angekommen. Bitte tippen Sie noch einmal.',
  questions: {
    importance: {
      text: 'Wie wichtig ist Ihnen dieses Ziel?',
      choices: ['gar nicht wichtig', 'weniger wichtig', 'teils, teils', 'wichtig', 'sehr wichtig'],
    },
    ownGrade: {
      text: 'Welche Schulnote geben Sie Ihren Finanzen?',
      choices: ['sehr gut', 'gut', 'befriedigend', 'ausreichend', 'mangelhaft', 'ungenügend'],
    },
    feltSecurity: {
      text: 'Wie sicher fühlen Sie sich?',
      choices: ['gar nicht sicher', 'eher unsicher', 'teils, teils', 'eher sicher', 'sehr sicher'],
    },
  },
};

const en: QuestionTexts = {
  asked:
    'Your advisor asks you something. Please answer by yourself. Your advisor notes revealed answers in your household’s file.',
  sending: 'Your answer is being sent.',
  late: 'Your answer came too late and does not count.',
  waiting:
    'Your answer is there. Nobody sees it until all have answered or your advisor reveals the answers.',
  answers: 'The answers:',
  failed: 'Your answer did not arrive. Please tap once more.',
  questions: {
    importance: {
      text: 'How important is this goal to you?',
      choices: ['not important', 'less important', 'in between', 'important', 'very important'],
    },
    ownGrade: {
      text: 'Which school grade do you give your finances?',
      choices: ['very good', 'good', 'satisfactory', 'sufficient', 'poor', 'insufficient'],
    },
    feltSecurity: {
      text: 'How safe do you feel?',
      choices: ['not safe', 'rather unsafe', 'in between', 'rather safe', 'very safe'],
    },
  },
};

const texts: Record<Language, QuestionTexts> = { de, en };

/** All that can be asked, hidden; the script of questions shows one of them (`host-dev/telephone/question.ts`). */
export function questionForm(language: Language): Html {
  const { questions, ...t } = texts[language];
  return html`<form id="question" hidden>
<p class="said" role="status" tabindex="-1" data-asked="${t.asked}" data-sending="${t.sending}" data-waiting="${t.waiting}" data-late="${t.late}" data-answers="${t.answers}" data-failed="${t.failed}"></p>
${Object.entries(questions).map(
  ([kind, { text, choices }]) => html`<fieldset data-kind="${kind}" hidden>
<legend>${text} <b></b></legend>
${choices.map((choice, at) => html`<button type="button" value="${`${at + 1}`}">${`${at + 1}`} · ${choice}</button>`)}
</fieldset>`,
)}
<dl aria-live="polite"></dl>
</form>`;
}
