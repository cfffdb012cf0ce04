import type { AskedArea } from '@vp-digital/core/household';
import { type Html, html, page } from '../../pages';
import { type QuestionGroup, questionsOf } from '../questions';
import { filledIn, filledName, type ReadForm } from '../readForm';
import { areaName } from '../words';
import { fieldHtml, type FieldState, written } from './field';
import type { Place } from './place';
import { sentences, texts } from './texts';

export interface AreaPage extends Place {
  area: AskedArea;
  /** The page as it was sent, where something of it cannot be taken. */
  sent?: { form: URLSearchParams; refused: ReadForm['refused'] } | undefined;
}

/** The questions of an area. Whatever button is pressed, what was typed is kept. */
export function areaPage(place: AreaPage): string {
  const { area, asked, language, ticket, sent } = place;
  const text = texts[language];
  const groups = questionsOf(area, asked);
  const next = asked.areas[asked.areas.indexOf(area) + 1];
  const stateOf = ({ key, field }: QuestionGroup['questions'][number]): FieldState => {
    if (sent) return { text: sent.form.get(key) ?? '', problem: sent.refused[key]?.problem };
    const value = asked.answers[key];
    return { text: value === undefined ? '' : written(field.answer, value, language) };
  };
  const before = sent ? filledIn(sent.form) : [];
  const filled = groups
    .flatMap(({ questions }) => questions)
    .filter((question) => stateOf(question).text !== '' || before.includes(question.key));
  const content = html`<p class="headline">${sentences[language][area] ?? ''} ${text.optional}</p>
${sent ? summary(place) : ''}
<form method="post" novalidate>
<input type="hidden" name="ticket" value="${ticket}">
<input type="hidden" name="from" value="${area}">
<input type="hidden" name="${filledName}" value="${filled.map(({ key }) => key).join(' ')}">
${groups.map((group) => groupHtml(group, place, groups.length > 1, stateOf))}
<div class="buttons">
<button type="submit" name="to" value="${next ?? 'overview'}">${next ? text.next : text.last}</button>
${hasLines(groups) ? html`<button class="other" type="submit" name="to" value="${area}">${text.more}</button>` : ''}
${next ? html`<button class="other" type="submit" name="to" value="overview">${text.back}</button>` : ''}
</div>
</form>`;
  return page({ language, title: areaName(area, language), content, style: 'forms.css' });
}

const hasLines = (groups: readonly QuestionGroup[]) => groups.some(({ kind }) => kind === 'line');

function groupHtml(
  { kind, name, questions }: QuestionGroup,
  { area, asked, language }: AreaPage,
  isOneOfSeveral: boolean,
  stateOf: (question: QuestionGroup['questions'][number]) => FieldState,
): Html {
  const text = texts[language];
  const isOwn = kind === 'household' || asked.persons.length === 1;
  const fields = questions.map((question) => fieldHtml(question, stateOf(question), { language, isOwn }));
  if (!isOneOfSeveral && kind !== 'line') return html`<div>${fields}</div>`;
  const line = area === 'goals' ? text.goal : text.contract;
  const legend = kind === 'line' ? `${line} ${name ?? ''}` : (name ?? text.all);
  return html`<fieldset><legend>${legend}</legend>${fields}</fieldset>`;
}

/** Said first: how many, each with a way to its field. */
function summary({ area, asked, language, sent }: AreaPage): Html {
  const text = texts[language];
  const refused = questionsOf(area, asked)
    .flatMap(({ name, questions }) => questions.map((question) => ({ name, key: question.key })))
    .filter(({ key }) => sent?.refused[key]);
  const count = refused.length;
  return html`<div class="alert" role="alert"><a href="#${refused[0]?.key ?? ''}">${
    count === 1 ? text.problems_one : `${count} ${text.problems_many}`
  }</a></div>`;
}
