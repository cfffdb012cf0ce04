import { html, page } from '../../pages';
import type { Sender } from '../roomStore';
import type { Place } from './place';
import { texts } from './texts';

/** Who asks, and what happens with what is told: shown before anything is kept. */
export function infoPage(
  { language, ticket }: Pick<Place, 'language' | 'ticket'>,
  { name, company }: Sender,
): string {
  const text = texts[language];
  const from = company === undefined ? name : `${name}, ${company},`;
  const content = html`<p class="headline">${from} ${text.asks}</p>
<section aria-labelledby="privacy">
<h2 id="privacy">${text.privacy}</h2>
${[text.purpose, text.receiver, text.storage, text.voluntary, text.leaveOut, text.rights].map(
  (line) => html`<p><b>${line.slice(0, line.indexOf(':') + 1)}</b>${line.slice(line.indexOf(':') + 1)}</p>`,
)}
</section>
<form method="post">
<input type="hidden" name="ticket" value="${ticket}">
<input type="hidden" name="informed" value="yes">
<button type="submit">${text.begin}</button>
</form>`;
  return page({ language, title: text.title, content });
}

/** `isLate`: somebody has saved a page after it was sent. */
export function sentPage({ language }: Pick<Place, 'language'>, isLate: boolean): string {
  const text = texts[language];
  return page({
    language,
    title: text.sent,
    content: html`<p class="headline">${isLate ? text.sentMeanwhile : text.sentText}</p><p>${text.sentClose}</p>`,
  });
}
