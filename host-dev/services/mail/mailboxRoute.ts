import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../http/headers';
import { html, page } from '../pages';
import type { Mail } from './mail';

/** In development only: a page with the mails that would have been sent. Elsewhere there is no such address. */
export function mailboxRoute(app: FastifyInstance, { mailbox }: Mail): void {
  if (!mailbox) return;
  app.get('/postfach', async (_request, reply) => {
    const mails = mailbox();
    const content = html`<p class="headline">Nur in der Entwicklung: Diese Mails hätte ein Mailserver verschickt.</p>
${mails.length === 0 ? html`<p>Noch keine.</p>` : ''}
${mails.map(
  ({ to, subject, text }) => html`<section>
<h2>${subject}</h2>
<p>An ${to}</p>
${text
  .split('\n')
  .map((line) =>
    /^https?:\/\//.test(line) ? html`<p><a href="${line}">${line}</a></p>` : html`<p>${line}</p>`,
  )}
</section>`,
)}`;
    return reply
      .type('text/html; charset=utf-8')
      .headers({ ...pagePolicy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .send(page({ language: 'de', title: 'Postfach', content }));
  });
}
