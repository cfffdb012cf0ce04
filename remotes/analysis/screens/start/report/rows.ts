import type { Block, Cell, Row } from '@vp-digital/core/pdf';
import type { QuestionnaireWords } from './words';

/** One question: what is asked, in what, and the answer that is known. */
export interface AskedRow {
  label: string;
  /** Stands under the label, and makes room to write. */
  note: string;
  answer?: string | undefined;
}

/** A part of the questionnaire on a page of its own. */
export const part = (name: string, sentence: string): Block => ({
  kind: 'chapter',
  name,
  keySentence: sentence,
  startsNewPage: 'unlessItFits',
});

export const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });

/** Questions and lines for their answers. */
export const questionTable = (rows: readonly AskedRow[], { t }: QuestionnaireWords): Block => ({
  kind: 'table',
  columns: [
    { kind: 'text', label: t('question'), width: 4 },
    { kind: 'text', label: t('answer'), width: 5 },
  ],
  rows: rows.map(({ label, note, answer = '' }) => plain({ kind: 'text', text: label, note }, answer)),
});

/** Numbered lines of several answers each, those that are known first. */
export const lineTable = (
  labels: readonly string[],
  known: readonly (readonly string[])[],
  atLeast: number,
  { t }: QuestionnaireWords,
): Block => {
  const empty = labels.map(() => '');
  const lines = Array.from({ length: Math.max(atLeast, known.length + 2) }, (_, at) => known[at] ?? empty);
  return {
    kind: 'table',
    columns: [
      { kind: 'text', label: t('number'), width: 1 },
      ...labels.map((label) => ({ kind: 'text', label, width: 4 }) as const),
    ],
    rows: lines.map((answers, at) =>
      plain({ kind: 'text', text: String(at + 1), note: '\u00a0' }, ...answers),
    ),
  };
};

const plain = (...cells: Cell[]): Row => ({ kind: 'plain', cells });
