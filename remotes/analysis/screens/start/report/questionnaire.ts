import type { Block, ReportDocument } from '@vp-digital/core/pdf';
import { contractBlocks } from './contractBlocks';
import { costBlocks } from './costBlocks';
import { personBlocks } from './personBlocks';
import { wealthBlocks } from './wealthBlocks';
import type { QuestionnaireContent, QuestionnaireWords } from './words';

/**
 * Fragebogen zur Analyse: a page of instructions, then area by area what the analysis needs, with lines to write on.
 * Known facts are filled in; no estimate, no internal note, nothing about health or bank accounts.
 */
export function questionnaire(content: QuestionnaireContent, words: QuestionnaireWords): ReportDocument {
  const { t, format } = words;
  const { known, day, at } = content;
  const title = t('title');
  return {
    meta: {
      title,
      subject: t('subject'),
      language: format.language,
      author: '',
      createdAt: at,
      documentId: `questionnaire ${known ? 'filled' : 'blank'} ${at}`,
    },
    header: { left: title, centre: '', right: t('asOf', { day: format.date(day) }) },
    footer: { pageNumber: t('pageNumber'), assumptions: t('foot') },
    blocks: [
      ...explanation(known !== undefined, words),
      ...personBlocks(known, words),
      ...costBlocks(known, words),
      ...contractBlocks(known, words),
      ...wealthBlocks(known, words),
    ],
  };
}

const explanation = (isFilled: boolean, { t }: QuestionnaireWords): Block[] => [
  { kind: 'chapter', name: t('title'), keySentence: t('sentence') },
  { kind: 'paragraph', text: t('how') },
  ...(isFilled ? [{ kind: 'paragraph', text: t('filled') } as const] : []),
  { kind: 'heading', level: 2, text: t('ready.title') },
  {
    kind: 'list',
    marker: 'bullet',
    items: [
      t('ready.payslip'),
      t('ready.pension'),
      t('ready.contracts'),
      t('ready.accounts'),
      t('ready.loans'),
    ],
  },
  { kind: 'heading', level: 2, text: t('leaveOut.title') },
  { kind: 'paragraph', text: t('leaveOut.text') },
];
