import { type Html, html } from './html';
import type { Language } from './language';

const texts: Record<Language, { product: string; claim: string }> = {
  de: { product: 'Beratung', claim: 'Klarheit über Geld beginnt mit einem guten Gespräch.' },
  en: { product: 'Advice', claim: 'Clarity about money begins with a good conversation.' },
};

interface Page {
  language: Language;
  title: string;
  content: Html;
  /** A file of `sign-in/assets/`: the page has no script of its own. */
  script?: 'login.js' | 'logout.js';
  /** What it looks like beside what every page does. */
  style?: 'forms.css';
  /** Seconds after which the browser asks for the page again. */
  againAfter?: number;
}

/** The frame of every page that the services make themselves: of the sign-in provider, and for households. */
export function page({ language, title, content, script, style, againAfter }: Page): string {
  const { product, claim } = texts[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${product}</title>
<link rel="icon" href="/oidc/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/oidc/assets/sign-in.css">
${againAfter === undefined ? '' : html`<meta http-equiv="refresh" content="${String(againAfter)}">`}
${style ? html`<link rel="stylesheet" href="/oidc/assets/${style}">` : ''}
${script ? html`<script src="/oidc/assets/${script}" defer></script>` : ''}
</head>
<body>
<main>
<img class="mark" src="/oidc/assets/mark.svg" alt="" width="28" height="28">
<h1>${title}</h1>
${content}
</main>
<aside><p>${claim}</p></aside>
</body>
</html>`.markup;
}
