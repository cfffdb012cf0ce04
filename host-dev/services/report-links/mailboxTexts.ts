import type { ReportKind } from '@vp-digital/core/contracts';

const de = {
  title: 'Ihre Unterlagen',
  from: 'Für Sie bereitgelegt von',
  telephone: 'Telefon',
  kinds: {
    conversationSummary: 'Gesprächszusammenfassung',
    analysis: 'Analysebericht',
    adviceRecord: 'Beratungsdokumentation',
    healthInsurance: 'Krankenversicherung im Vergleich',
  } satisfies Record<ReportKind, string>,
  page: '1 Seite',
  pages: 'Seiten',
  earlier: 'früher übergeben',
  attachment: 'Anlage',
  download: 'Herunterladen',
  receipt: 'Erhalt bestätigen',
  receiptText:
    'Damit sagen Sie, dass Sie die Unterlage bekommen haben. Eine Zustimmung zu ihrem Inhalt ist das nicht.',
  confirm: 'Erhalt bestätigen',
  confirmedOn: 'Sie haben den Erhalt bestätigt am',
  unread: 'Bitte laden Sie die Unterlage zuerst herunter, dann können Sie ihren Erhalt bestätigen.',
  confirmed: 'Danke. Ihre Beratung sieht, dass Sie die Unterlage bekommen haben.',
  questionSent: 'Ihre Frage ist gesendet. Ihre Beratung meldet sich bei Ihnen.',
  ask: 'Eine Frage stellen',
  question: 'Ihre Frage',
  questionHint:
    'Ihre Beratung liest sie und meldet sich bei Ihnen. Bitte schreiben Sie nichts über Ihre Gesundheit und keine Bankdaten.',
  send: 'Frage senden',
  empty: 'Bitte schreiben Sie Ihre Frage in das Feld.',
  tooMany: 'Sie haben schon viel gefragt, was noch offen ist. Bitte rufen Sie Ihre Beratung an.',
  asked: 'Das haben Sie gefragt',
  answered: 'beantwortet',
  leave:
    'Auf diesem Gerät bleibt nichts gespeichert, außer was Sie herunterladen. Zum Beenden schließen Sie die Seite.',
};

const en: typeof de = {
  title: 'Your documents',
  from: 'Put here for you by',
  telephone: 'telephone',
  kinds: {
    conversationSummary: 'Summary of the talk',
    analysis: 'Analysis report',
    adviceRecord: 'Advice record',
    healthInsurance: 'Health insurance compared',
  },
  page: '1 page',
  pages: 'pages',
  earlier: 'handed over before',
  attachment: 'Attachment',
  download: 'Download',
  receipt: 'Confirm receipt',
  receiptText: 'With that you say that you have received the document. It is no consent to what it says.',
  confirm: 'Confirm receipt',
  confirmedOn: 'You have confirmed receipt on',
  unread: 'Please download the document first, then you can confirm its receipt.',
  confirmed: 'Thank you. Your advisor sees that you have received the document.',
  questionSent: 'Your question is sent. Your advisor will get in touch with you.',
  ask: 'Ask a question',
  question: 'Your question',
  questionHint:
    'Your advisor reads it and gets in touch with you. Please write nothing about your health and no bank details.',
  send: 'Send question',
  empty: 'Please write your question into the field.',
  tooMany: 'You have asked much already that is still open. Please call your advisor.',
  asked: 'What you have asked',
  answered: 'answered',
  leave: 'Nothing stays on this device but what you download. To end, close the page.',
};

/** What a household reads behind the code of its link. */
export const texts = { de, en } as const;
