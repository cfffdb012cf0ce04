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
<script src="/fremdanwendung/skript.js" defer></script>
</head>
<body data-shell="${escaped(shell)}" data-offer="${escaped(JSON.stringify(offers[app] ?? other))}">
<main>
<h1>Erfundene Anwendung</h1>
<p>Sie steht in der Entwicklung an der Stelle einer externen Anwendung (${escaped(app)}). Gesellschaften, Tarife und Beträge sind frei erfunden (fiktiv).</p>
<section hidden>
<h2>Übergeben wurde</h2>
<ul></ul>
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
if (window.parent !== window) {
  const { port1, port2 } = new MessageChannel();
  const send = (message) => port1.postMessage({ ns: 'vp.handover', v: 1, ...message });
  port1.onmessage = ({ data }) => {
    const list = document.querySelector('ul');
    const facts = Object.entries(data.facts);
    list.replaceChildren(
      ...facts.map(([name, value]) => {
        const item = document.createElement('li');
        item.textContent = name + ': ' + (typeof value === 'object' ? JSON.stringify(value) : value);
        return item;
      }),
    );
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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
