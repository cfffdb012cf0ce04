import type { AnswerKind } from '@vp-digital/core/household';
import { formatDate, formatMoney, formatMonth, type Language } from '@vp-digital/core/reference/format';
import { type Html, html } from '../../pages';
import type { Question } from '../questions';
import type { AnswerProblem } from '../readAnswer';
import { codeName, labelOf } from '../words';
import { hints, problems, texts } from './texts';

export interface FieldState {
  /** As it was typed, or as what is kept is written. */
  text: string;
  problem?: AnswerProblem | 'lineMissing' | undefined;
}

/** What helps a telephone to bring the right keys and what it knows already. */
const keys: Partial<Record<AnswerKind['kind'], Html>> = {
  money: html` inputmode="decimal"`,
  number: html` inputmode="numeric"`,
  day: html` inputmode="text"`,
  phone: html` type="tel" inputmode="tel"`,
  email: html` type="email" inputmode="email" autocapitalize="none"`,
};

/** What a browser knows of whoever holds the telephone (HTML, autofill detail tokens), by field. */
const known: Readonly<Record<string, Html>> = {
  'persons.firstName': html` autocomplete="given-name"`,
  'persons.lastName': html` autocomplete="family-name"`,
  'contacts.mobilePhone': html` autocomplete="tel"`,
  'contacts.email': html` autocomplete="email"`,
  'addresses.street': html` autocomplete="address-line1"`,
  'addresses.postalCode': html` autocomplete="postal-code"`,
  'addresses.city': html` autocomplete="address-level2"`,
};

/** A field with its label, hint and problem; it is read as a whole. `isOwn`: it can only be about who fills it in. */
export function fieldHtml(
  { key, field }: Question,
  { text, problem }: FieldState,
  { language, isOwn }: { language: Language; isOwn: boolean },
): Html {
  const hint = hints[language][field.name] ?? hints[language][field.document];
  const described = [hint && `${key}-hint`, problem && `${key}-problem`].filter(Boolean).join(' ');
  const attributes = html`id="${key}" name="${key}"${described === '' ? '' : html` aria-describedby="${described}"`}${
    problem ? html` aria-invalid="true"` : ''
  }`;
  return html`<div class="field">
<label for="${key}">${labelOf(field, language)}</label>
${hint ? html`<p class="hint" id="${key}-hint">${hint}</p>` : ''}
${
  field.answer.kind === 'code'
    ? selectHtml({ attributes, field, codes: field.answer.codes, text, language })
    : html`<input ${attributes} value="${text}" maxlength="${String(longestOf(field.answer))}"${keys[field.answer.kind] ?? ''}${(isOwn && known[field.name]) || ''}>`
}
${problem ? html`<p class="problem" id="${key}-problem">${problems[language][problem]}</p>` : ''}
</div>`;
}

interface Select {
  attributes: Html;
  field: Question['field'];
  codes: readonly string[];
  text: string;
  language: Language;
}

function selectHtml({ attributes, field, codes, text, language }: Select): Html {
  const isChosen = field.field === 'frequency'; // most pay by the month
  return html`<select ${attributes}>
${isChosen ? '' : html`<option value="">${texts[language].choose}</option>`}
${codes.map(
  (code) =>
    html`<option value="${code}"${code === text ? html` selected` : ''}>${codeName(field, code, language)}</option>`,
)}
</select>`;
}

const longestOf = (answer: AnswerKind): number => {
  if (answer.kind === 'text') return answer.longest;
  return answer.kind === 'email' ? 254 : 60;
};

/** What is kept, as it is typed. */
export function written(answer: AnswerKind, value: string | number, language: Language): string {
  if (answer.kind === 'money' && typeof value === 'number')
    return formatMoney(value, language, { fraction: 'cents', unit: 'none' });
  if (answer.kind === 'day') return formatDate(String(value), language);
  if (answer.kind === 'month') return formatMonth(String(value), language);
  return String(value);
}
