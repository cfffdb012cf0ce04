import {
  answerKey,
  type AskedArea,
  type AskedField,
  askedFields,
  mostLines,
} from '@vp-digital/core/household';
import type { Asked } from './roomStore';

/** One field of a page: what is asked, and under which key the answer is sent and kept. */
export interface Question {
  key: string;
  field: AskedField;
}

/** Questions that stand together: those about a person, about the household, or a line of a list. */
export interface QuestionGroup {
  kind: AskedField['of'];
  /** First name of a person, number of a line; the household has none. */
  name: string | undefined;
  questions: Question[];
}

const grossPay = 'incomes.gross';

/** Lines of a list that are shown beyond those that are filled in. */
const spareLines = 2;

/** What a page asks: each person, then what holds for all, or the lines of a list. */
export function questionsOf(
  area: AskedArea,
  { persons, answers }: Pick<Asked, 'persons' | 'answers'>,
): QuestionGroup[] {
  const fields = askedFields.filter((field) => field.area === area);
  const of = (kind: AskedField['of']) => fields.filter((field) => field.of === kind);
  const group = (
    kind: AskedField['of'],
    name?: string,
    whose: { personId?: string; line?: number } = {},
  ) => ({
    kind,
    name,
    questions: of(kind).map((field) => ({ field, key: answerKey({ field: field.name, ...whose }) })),
  });
  const lines = area === 'contracts' || area === 'goals' ? shownLines(area, answers) : 0;
  return [
    ...persons.map(({ personId, firstName, isUnpaid }) => {
      const { questions, ...rest } = group('person', firstName, { personId });
      return { ...rest, questions: questions.filter(({ field }) => !isUnpaid || field.name !== grossPay) };
    }),
    group('household'),
    ...Array.from({ length: lines }, (_, at) => group('line', String(at + 1), { line: at + 1 })),
  ].filter(({ questions }) => questions.length > 0);
}

function shownLines(area: 'contracts' | 'goals', answers: Asked['answers']): number {
  const filled = Object.keys(answers).flatMap((key) => {
    const [field = '', line] = key.split('/');
    return field.startsWith(`${area}.`) ? [Number(line)] : [];
  });
  return Math.min(mostLines[area], Math.max(0, ...filled) + spareLines);
}
