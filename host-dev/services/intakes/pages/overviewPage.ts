import { askedField } from '@vp-digital/core/household';
import { html, page } from '../../pages';
import { areaName } from '../words';
import type { Place } from './place';
import { texts } from './texts';

/** What is asked for, how much of it is there, and the way to send it. */
export function overviewPage({ asked, language, ticket }: Place, isEmpty = false): string {
  const text = texts[language];
  const answered = Object.keys(asked.answers).map((key) => askedField(key.split('/')[0] ?? '')?.area);
  const areas = asked.areas.map((area) => ({ area, count: answered.filter((one) => one === area).length }));
  const content = html`<p class="headline">${text.overview}</p>
${isEmpty ? html`<p class="alert" role="alert">${text.nothing}</p>` : ''}
<form method="post">
<input type="hidden" name="ticket" value="${ticket}">
<ul class="areas">
${areas.map(
  ({ area, count }) => html`<li><div><b id="${area}">${areaName(area, language)}</b>
<span>${count === 0 ? text.none : count === 1 ? text.one : `${count} ${text.many}`}</span></div>
<button class="other" type="submit" name="to" value="${area}" aria-describedby="${area}">${count === 0 ? text.fill : text.change}</button></li>`,
)}
</ul>
<h2>${text.sendTitle}</h2>
<p>${text.sendText}</p>
<button type="submit" name="to" value="send">${text.send}</button>
</form>`;
  return page({ language, title: text.title, content, style: 'forms.css' });
}
