import type { TelephoneAnswer } from '@vp-digital/core/contracts';
import { elementOf, type QuestionNews } from './parts';

/** Shows what the telephone's script sends (`tellQuestion`); nothing once all is over. */
const form = elementOf<HTMLFormElement>('#question');
const said = elementOf('#question .said');
const result = elementOf('#question dl');

/** Milliseconds that an answer may take to arrive. */
const patience = 15_000;

let news: QuestionNews | undefined;
/** The last answer given here, and its state. */
let given: { of: string; state: 'sending' | 'waiting' | 'late' | 'failed' } | undefined;
/** What is shown, and for which question. */
let drawn = '';
let shownId: string | undefined;

const choices = () => [...form.querySelectorAll<HTMLButtonElement>('fieldset:not([hidden]) button')];

function show(next: QuestionNews | undefined): void {
  news = next;
  const question = next?.question;
  const own = given?.of === question?.questionId ? given?.state : undefined;
  const content = JSON.stringify([question, own]);
  if (content === drawn) return; // nothing is announced twice
  drawn = content;
  const hasFocus = form.contains(document.activeElement);
  form.hidden = question === undefined;
  for (const set of form.querySelectorAll('fieldset')) set.hidden = set.dataset['kind'] !== question?.kind;
  for (const place of form.querySelectorAll('b')) place.textContent = question?.title ?? '';
  const { answers, isAnswered } = question ?? {};
  const isOver = answers || isAnswered || (own && own !== 'failed');
  for (const button of choices()) button.hidden = !!isOver;
  const state = isAnswered ? 'waiting' : (own ?? (question && 'asked'));
  said.textContent = [answers ? own === 'late' && own : state, answers && 'answers']
    .map((what) => (what && said.dataset[what]) || '')
    .join(' ');
  result.replaceChildren(
    ...(answers ?? []).flatMap(({ name, value }) => [textIn('dt', name), textIn('dd', wordOf(value))]),
  );
  if (hasFocus && isOver) said.focus(); // the button that had it is hidden
  if (question && question.questionId !== shownId) window.scrollTo(0, 0);
  shownId = question?.questionId;
}

function textIn(name: 'dt' | 'dd', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** As on the button. */
const wordOf = (value: number): string =>
  choices().find((button) => button.value === `${value}`)?.textContent ?? `${value}`;

/**
 * The first answer counts: after a tap no buttons are shown meanwhile, and only an answer that did not arrive is asked
 * for again.
 */
async function answer(value: number): Promise<void> {
  if (!news?.question) return;
  const { address, token, question } = news;
  const of = question.questionId;
  const isAgain = given?.of === of;
  given = { of, state: 'sending' };
  show(news);
  const body: TelephoneAnswer = { questionId: of, value };
  const sent = await fetch(`${address}/answer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (given.of !== of) return;
  const isRefused = sent?.status === 409 || sent?.status === 410;
  // if one that seemed lost did arrive, the next one is refused
  const hasArrived = sent?.ok || (isRefused && isAgain);
  given = { of, state: hasArrived ? 'waiting' : isRefused ? 'late' : 'failed' };
  show(news);
}

form.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) void answer(Number(target.value));
});
document.addEventListener('question', (event) => {
  show((event as CustomEvent<QuestionNews | undefined>).detail ?? undefined); // from our own script
});
