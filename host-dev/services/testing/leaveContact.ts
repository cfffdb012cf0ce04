import { postForm } from './answerInto';

/** The newest link that was mailed, as the mailbox of development shows it. */
export async function newestMailedLink(servicesUrl: string): Promise<string> {
  const answer = await fetch(new URL('/postfach', servicesUrl), { headers: { 'accept-language': 'de' } });
  return /href="([^"]*\/e\/[^"]+)"/.exec(await answer.text())?.[1]?.replaceAll('&#38;', '&') ?? '';
}

/** Leaves a contact on the page of a code and confirms it by the mail, as the recommended person does. */
export async function leaveContact(codeUrl: string): Promise<void> {
  await postForm(codeUrl, { name: 'Mia Muster', email: 'mia@example.org', consent: 'yes' });
  const { status } = await postForm(await newestMailedLink(codeUrl), { do: 'confirm' });
  if (status !== 200) throw new Error(`The contact was not confirmed: ${status}`);
}
