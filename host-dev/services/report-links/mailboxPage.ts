import { longestQuestion, readableSize } from '@vp-digital/core/contracts';
import { formatDate, formatNumber, type Language } from '@vp-digital/core/reference/format';
import { berlinDay } from '../berlinDay';
import { type Html, html, page } from '../pages';
import type { Mailbox, MailboxReport } from './mailboxStore';
import { texts } from './mailboxTexts';

export interface MailboxPage {
  language: Language;
  ticket: string;
  mailbox: Mailbox;
  /** What was typed into the question and is not sent. */
  typed?: string | undefined;
  problem?: 'unread' | 'empty' | 'tooMany' | undefined;
  done?: 'confirmed' | 'questionSent' | undefined;
}

/** What has come for the household, whether it says so, and what it asks. One form: nothing typed is lost by any button. */
export function mailboxPage(given: MailboxPage): string {
  const { language, ticket, mailbox, done, problem } = given;
  const { sender, reports } = mailbox;
  const text = texts[language];
  const from = [sender.name, sender.company, sender.telephone && `${text.telephone} ${sender.telephone}`]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
  const content = html`<p class="headline">${text.from} ${from}.</p>
${done ? html`<p class="done" role="status">${text[done]}</p>` : ''}
${problem ? html`<p class="alert" role="alert" id="problem">${text[problem]}</p>` : ''}
<form method="post">
<input type="hidden" name="ticket" value="${ticket}">
<ul class="areas">
${reports.map((report) => reportRow(report, language))}
</ul>
${receipt(given)}
${question(given)}
</form>
<p class="hint leave">${text.leave}</p>`;
  return page({ language, title: text.title, content, style: 'forms.css' });
}

const dayOf = (instant: string, language: Language) => formatDate(berlinDay(new Date(instant)), language);

function sizeOf(size: number, language: Language): string {
  const { amount, unit, decimals } = readableSize(size);
  return `${formatNumber(amount, language, { minimumDecimals: decimals })} ${unit}`;
}

function reportRow(
  { reportId, kind, releasedAt, pages, isLinked, attachments }: MailboxReport,
  language: Language,
): Html {
  const text = texts[language];
  const about = [
    dayOf(releasedAt, language),
    pages === 1 ? text.page : `${String(pages)} ${text.pages}`,
    ...(isLinked ? [] : [text.earlier]),
  ];
  return html`<li><div><b id="${reportId}">${text.kinds[kind]}</b>
<span id="${reportId}-about">${about.join(' · ')}</span></div>
<button class="other" type="submit" name="get" value="${reportId}" aria-describedby="${reportId} ${reportId}-about">${text.download}</button></li>
${attachments.map(
  ({ attachmentId, name, size }) => html`<li><div><b id="${attachmentId}">${name}</b>
<span id="${attachmentId}-about">${text.attachment} · ${sizeOf(size, language)}</span></div>
<button class="other" type="submit" name="get" value="${reportId}/${attachmentId}" aria-describedby="${attachmentId} ${attachmentId}-about">${text.download}</button></li>`,
)}`;
}

function receipt({ mailbox: { confirmedAt }, language }: MailboxPage): Html {
  const text = texts[language];
  if (confirmedAt !== undefined)
    return html`<h2>${text.receipt}</h2>
<p>${text.confirmedOn} ${dayOf(confirmedAt, language)}.</p>`;
  return html`<h2>${text.receipt}</h2>
<p class="hint" id="receipt-hint">${text.receiptText}</p>
<button class="other" type="submit" name="confirm" value="yes" aria-describedby="receipt-hint">${text.confirm}</button>`;
}

function question({ mailbox: { questions }, language, typed = '', problem }: MailboxPage): Html {
  const text = texts[language];
  const isRefused = problem === 'empty' || problem === 'tooMany';
  return html`<h2 id="ask">${text.ask}</h2>
<label for="question">${text.question}</label>
<p class="hint" id="question-hint">${text.questionHint}</p>
<textarea id="question" name="question" rows="5" maxlength="${String(longestQuestion)}" aria-describedby="question-hint${
    isRefused ? ' problem' : ''
  }"${isRefused ? html` aria-invalid="true"` : ''}>${typed}</textarea>
<button type="submit" name="ask" value="yes">${text.send}</button>
${
  questions.length === 0
    ? ''
    : html`<h3>${text.asked}</h3>
<ul class="areas">
${questions.map(
  (one) => html`<li><div><p class="typed">${one.text}</p>
<span>${dayOf(one.askedAt, language)}${one.isAnswered ? ` · ${text.answered}` : ''}</span></div></li>`,
)}
</ul>`
}`;
}
