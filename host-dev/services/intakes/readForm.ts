import type { AskedArea } from '@vp-digital/core/household';
import type { Language } from '@vp-digital/core/reference/format';
import type { Answers } from './answers';
import { type QuestionGroup, questionsOf } from './questions';
import { type AnswerProblem, readAnswer } from './readAnswer';
import type { Asked } from './roomStore';

/** What a page sent. */
export interface ReadForm {
  answers: Answers;
  /** Of answers that stood on the page when it was drawn, and were taken out of it. */
  emptied: string[];
  /** What was typed and cannot be taken, by key. */
  refused: Readonly<Record<string, { typed: string; problem: AnswerProblem | 'lineMissing' }>>;
}

/** Characters of an answer that are looked at. */
const longest = 300;

/** Hidden in a page: the keys of all fields that something stood in when it was drawn. */
export const filledName = 'filled';
export const filledIn = (form: URLSearchParams): string[] => (form.get(filledName) ?? '').split(' ');

/**
 * Reads the answers of an area from a form; whatever else stands in it is not looked at. What a page did not show, because it
 * is older than an answer from elsewhere, is not taken out by it; nor is an answer whose new text cannot be taken.
 */
export function readForm(
  form: URLSearchParams,
  { area, asked, language, today }: { area: AskedArea; asked: Asked; language: Language; today: string },
): ReadForm {
  const groups = questionsOf(area, asked);
  const questions = groups.flatMap((group) => group.questions);
  const answers: Record<string, string | number> = {};
  const refused: Record<string, ReadForm['refused'][string]> = {};
  for (const { key, field } of questions) {
    const typed = plain(form.get(key) ?? '');
    if (typed === '') continue;
    const read = readAnswer(field.answer, typed, language, today);
    if ('value' in read) answers[key] = read.value;
    else refused[key] = { typed, problem: read.problem };
  }
  const unclear = headless(groups, answers);
  for (const [head] of unclear) if (head) refused[head] ??= { typed: '', problem: 'lineMissing' };
  const stays = new Set([...Object.keys(answers), ...Object.keys(refused), ...unclear.flat()]);
  const filled = filledIn(form);
  const emptied = questions
    .map(({ key }) => key)
    .filter((key) => form.has(key) && filled.includes(key) && !stays.has(key));
  return { answers, emptied, refused };
}

/**
 * A line says first what it is about: without that nothing of it is kept. Payment alone says nothing, because it is chosen
 * already. Answers the keys of each line that says something without its first field, this one first.
 */
function headless(groups: readonly QuestionGroup[], answers: Record<string, string | number>): string[][] {
  return groups.flatMap(({ kind, questions }) => {
    const [head, ...rest] = questions;
    if (kind !== 'line' || head === undefined || answers[head.key] !== undefined) return [];
    const answered = rest.filter(({ key }) => answers[key] !== undefined);
    const says = answered.some(({ field }) => field.field !== 'frequency');
    for (const { key } of answered) delete answers[key];
    return says ? [[head.key, ...rest.map(({ key }) => key)]] : [];
  });
}

/** One line without what no text has: control characters, halves of characters, blanks at the ends. */
const plain = (text: string): string =>
  text
    .slice(0, longest)
    .replace(/\p{Cc}|\p{Cs}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
