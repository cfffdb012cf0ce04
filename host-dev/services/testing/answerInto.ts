/** One page of questions, as a browser sends it. */
export interface AnsweredPage {
  area: string;
  fields: Readonly<Record<string, string>>;
}

/** Posts a form to a link, as a browser without script does. */
export const postForm = (url: string, fields: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers: { 'accept-language': 'de' } });

/** The ticket that the page of an answer carries. */
export const ticketIn = (page: string): string => /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? '';

/** Gives the code, passes the information and answers pages; answers the ticket to go on with. */
export async function enter(url: string, code: string, pages: readonly AnsweredPage[] = []): Promise<string> {
  const ticket = ticketIn(await (await postForm(url, { code })).text());
  await postForm(url, { ticket, informed: 'yes' });
  for (const { area, fields } of pages)
    await postForm(url, { ticket, from: area, to: 'overview', ...fields });
  return ticket;
}

/** The same, and sends what was answered. */
export async function answerInto(url: string, code: string, pages: readonly AnsweredPage[]): Promise<void> {
  await postForm(url, { ticket: await enter(url, code, pages), to: 'send' });
}
