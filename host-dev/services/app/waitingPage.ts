import { html, type Language, page } from '../pages';

const texts: Record<Language, { title: string; text: string; again: string }> = {
  de: {
    title: 'Die Anwendung wird gerade gebaut',
    text: 'Beim ersten Start dauert das ein paar Minuten. Diese Seite lädt sich selbst neu.',
    again: 'Jetzt nachsehen',
  },
  en: {
    title: 'The application is being built',
    text: 'At the first start this takes a few minutes. This page loads itself again.',
    again: 'Look now',
  },
};

/** In place of the application while there is no build yet; asks again by itself, without a script. */
export function waitingPage(language: Language): string {
  const { title, text, again } = texts[language];
  const content = html`<p role="status">${text}</p>
<p><a href="">${again}</a></p>`;
  return page({ language, title, content, againAfter: 3 });
}
