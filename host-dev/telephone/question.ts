import type { TelephoneAnswer } from '@vp-digital/core/contracts';
import { elementOf, type QuestionNews } from './parts';

/** Shows what the telephone's script tells (`tellQuestion`); nothing of it once all is over. */
const form = elementOf<HTMLFormElement>('#question');
const said = elementOf('#question .said');
const result = elementOf('#question dl');

let news: QuestionNews | undefined;
/** Of the question that was last shown, and that was answered here. */
let shownId: string | undefined;
let answeredId: string | undefined;

const choices = () => [...form.querySelectorAll<HTMLButtonElement>('fieldset:not([hidden]) button')];

function show(next: QuestionNews | undefined): void {
  news = next;
  const question = next?.question;
  form.hidden = question === undefined;
  for (const set of form.querySelectorAll('fieldset')) set.hidden = set.dataset['kind'] !== question?.kind;
  for (const place of form.querySelectorAll('b')) place.textContent = question?.title ?? '';
  const isAnswered = question?.isAnswered || (question && question.questionId === answeredId);
  const { answers } = question ?? {};
  for (const button of choices()) button.hidden = isAnswered || answers !== undefined;
  say(answers ? 'answers' : isAnswered ? 'waiting' : question && 'asked');
  result.replaceChildren(
    ...(answers ?? []).flatMap(({ name, value }) => [textIn('dt', name), textIn('dd', wordOf(value))]),
  );
  if (question && question.questionId !== shownId) window.scrollTo(0, 0);
  shownId = question?.questionId;
}

function say(what: string | undefined): void {
  said.textContent = (what && said.dataset[what]) || '';
}

function textIn(name: 'dt' | 'dd', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** As the button says it. */
const wordOf = (value: number): string =>
  choices().find((button) => button.value === `${value}`)?.textContent ?? `${value}`;

/** The first answer counts: whoever has tapped sees no button meanwhile, and only one that did not arrive is asked for again. */
async function answer(value: number): Promise<void> {
  if (!news?.question) return;
  const { address, token, question } = news;
  answeredId = question.questionId;
  show(news);
  const body: TelephoneAnswer = { questionId: question.questionId, value };
  const sent = await fetch(`${address}/answer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    credentials: 'omit',
  }).catch(() => undefined);
  const hasArrived = sent?.ok || sent?.status === 409 || sent?.status === 410;
  if (hasArrived || answeredId !== question.questionId) return;
  answeredId = undefined;
  show(news);
  say('failed');
}

form.addEventListener('click', ({ target }) => {
  if (target instanceof HTMLButtonElement) void answer(Number(target.value));
});
document.addEventListener('question', (event) => {
  show((event as CustomEvent<QuestionNews | undefined>).detail ?? undefined); // of our own script
});
