/** Everything here is invented; the page and what it returns say so. */
const offers: Readonly<Record<string, object>> = {
  leben: {
    title: 'Risikoleben Muster (fiktiv)',
    company: 'Musterleben (fiktiv)',
    line: 'termLife',
    premium: 24_90,
    frequency: 'monthly',
    benefit: 250_000_00,
    benefitKind: 'sum',
  },
  rechtsschutz: {
    title: 'Rechtsschutz Muster (fiktiv)',
    company: 'Musterschutz (fiktiv)',
    line: 'legal',
    premium: 312_00,
    frequency: 'yearly',
  },
  kfz: {
    title: 'Kfz-Haftpflicht Muster (fiktiv)',
    company: 'Musterkraft (fiktiv)',
    line: 'motor',
    premium: 410_00,
    frequency: 'yearly',
  },
};

const other = {
  title: 'Musterangebot (fiktiv)',
  company: 'Muster (fiktiv)',
  premium: 10_00,
  frequency: 'monthly',
};

/**
 * The page of a stand-in for an application outside.
 *
 * @param shell origin of the shell, to which alone it speaks
 */
export const demoAppPage = (app: string, shell: string): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Erfundene Anwendung</title>
<link rel="stylesheet" href="stil.css">
<script src="skript.js" defer></script>
</head>
<body data-shell="${escaped(shell)}" data-offer="${escaped(JSON.stringify(offers[app] ?? other))}">
<main>
<h1>Erfundene Anwendung</h1>
<p>Sie steht in der Entwicklung an der Stelle einer externen Anwendung (${escaped(app)}). Gesellschaften, Tarife und Beträge sind frei erfunden (fiktiv).</p>
<section hidden>
<h2>Übergeben wurde</h2>
<dl></dl>
<p>
<button type="button" data-answer="offer">Angebot zurückgeben</button>
<button type="button" data-answer="cancelled">Ohne Angebot schließen</button>
</p>
</section>
</main>
</body>
</html>
`;

/** What the page does in a frame of the shell: greets it, shows what it is told, gives one answer. */
export const demoAppScript = `'use strict';
const { shell, offer } = document.body.dataset;
const names = {
  age: 'Alter',
  postalCode: 'Postleitzahl',
  adults: 'Erwachsene',
  children: 'Kinder',
  positions: 'Angenommene Positionen',
};
if (window.parent !== window) {
  const { port1, port2 } = new MessageChannel();
  const send = (message) => port1.postMessage({ ns: 'vp.handover', v: 1, ...message });
  port1.onmessage = ({ data }) => {
    const list = document.querySelector('dl');
    const facts = Object.entries(data.facts);
    const element = (kind, text) => Object.assign(document.createElement(kind), { textContent: text });
    list.replaceChildren(
      ...facts.flatMap(([name, value]) => [
        element('dt', names[name] ?? name),
        element('dd', Array.isArray(value) ? value.map(({ title }) => title).join(', ') : value),
      ]),
    );
    if (facts.length === 0) list.replaceWith(element('p', 'keine Angaben'));
    document.querySelector('section').hidden = false;
  };
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      const type = button.dataset.answer;
      send(type === 'offer' ? { type, offer: JSON.parse(offer) } : { type });
    });
  window.parent.postMessage('vp.shell/1', shell, [port2]);
}
`;

/** Plain, so that nobody takes it for a screen of the application around it. */
export const demoAppStyle = `body { margin: 0; font: 16px / 24px system-ui, sans-serif; color: #1b2022; background: #f8f7f4; }
main { max-width: 40em; padding: 20px; }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; }
h2 { margin: 20px 0 8px; font-size: 16px; }
p { margin: 0 0 12px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px; }
dt { color: #5a6063; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
button { min-height: 44px; margin: 0 8px 8px 0; padding: 8px 16px; border: 1px solid #7a8184; border-radius: 6px;
  font: inherit; font-weight: 600; color: #005e66; background: #fff; cursor: pointer; }
button:focus-visible { outline: 2px solid #005e66; outline-offset: 2px; }
`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
