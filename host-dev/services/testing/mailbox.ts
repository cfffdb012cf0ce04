/** Gives the code of a link, as a browser does. */
export const giveCode = (url: string, code: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ code }) });

/** A page behind the code: what it shows, and its buttons. */
export interface MailboxVisit {
  html: string;
  press(fields: Readonly<Record<string, string>>): Promise<Response>;
  /** The report of the link. */
  download(): Promise<Response>;
}

/** Comes in by a code that is right. Throws where that leads nowhere. */
export async function enterMailbox(url: string, code: string): Promise<MailboxVisit> {
  const answer = await giveCode(url, code);
  const page = await answer.text();
  const valueOf = (name: string) => new RegExp(` name="${name}" value="([^"]*)"`).exec(page)?.[1];
  const ticket = valueOf('ticket');
  if (answer.status !== 200 || ticket === undefined)
    throw new Error(`nothing behind the code: ${answer.status}`);
  const press: MailboxVisit['press'] = (fields) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ ticket, ...fields }) });
  return { html: page, press, download: () => press({ get: valueOf('get') ?? '' }) };
}
