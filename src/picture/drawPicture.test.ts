import * as fc from 'fast-check';
import { drawPicture } from './drawPicture';

function draw(markup: string): HTMLElement {
  const source = document.createElement('div');
  source.innerHTML = markup;
  const picture = document.createElement('div');
  drawPicture(picture, { source, onCopy: () => {} });
  return picture;
}

const drawn = (markup: string) => draw(`<div data-vp-customer>${markup}</div>`);

/** A page of elements, some of them marked; every text names what it stands in. */
interface Node {
  name: string;
  mark: '' | 'data-vp-customer' | 'data-vp-advisor-only' | 'hidden';
  children: Node[];
}

const names = [
  'div',
  'section',
  'p',
  'span',
  'ul',
  'table',
  'button',
  'a',
  'textarea',
  'aside',
  'h2',
  'iframe',
];
const node = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.record({
    name: fc.constantFrom(...names),
    mark: fc.constantFrom('', '', 'data-vp-customer', 'data-vp-advisor-only', 'hidden'),
    children: fc.oneof({ maxDepth: 4 }, fc.constant<Node[]>([]), fc.array(tie('node'), { maxLength: 3 })),
  }),
})).node;

/** Builds the page, with a text in each element that says whether the customer may see it. */
function build({ name, mark, children }: Node, parent: Element, seen: 'never' | 'unmarked' | 'marked'): void {
  const element = document.createElement(name);
  if (mark) element.setAttribute(mark, '');
  const isAction = ['button', 'a', 'textarea', 'iframe'].includes(name);
  const marked = seen === 'unmarked' && mark === 'data-vp-customer' ? 'marked' : seen;
  const isOut = (isAction && marked === 'marked') || mark === 'data-vp-advisor-only' || mark === 'hidden';
  const now = isOut ? 'never' : marked;
  element.append(now === 'marked' ? 'offen;' : 'geheim;');
  element.setAttribute('title', now === 'marked' ? 'offen' : 'geheim');
  element.dataset['household'] = 'geheim-4711-0815';
  parent.append(element);
  for (const child of children) build(child, element, now);
}

test('a browser that translates leaves the picture as it is: it is drawn again by what differs', () => {
  const picture = drawn('<p>Frei: 566 €</p>');
  expect(picture.querySelector('p')?.closest('[translate="no"]')).not.toBeNull();
});

test('what the advisor asks next is in no picture', () => {
  const picture = draw(
    '<div data-vp-customer data-vp-customer-page="/p"><article data-vp-ask="Was nun?"><h1>Ihr Überblick</h1></article></div>',
  );
  expect(picture.innerHTML).toContain('Ihr Überblick');
  expect(picture.innerHTML).not.toMatch(/ask|Was nun/);
});

test('whatever a page is made of, exactly what is marked can appear', () => {
  fc.assert(
    fc.property(fc.array(node, { minLength: 1, maxLength: 4 }), (nodes) => {
      const source = document.createElement('div');
      for (const one of nodes) build(one, source, 'unmarked');
      const picture = document.createElement('div');
      drawPicture(picture, { source, onCopy: () => {} });
      expect(picture.outerHTML).not.toContain('geheim');
      const marked = source.textContent?.match(/offen;/g)?.length ?? 0;
      expect(picture.textContent?.match(/offen;/g)?.length ?? 0).toBe(marked);
    }),
    { numRuns: 150 },
  );
});

test('what is not marked is not there, and how many blocks there are is answered', () => {
  const picture = document.createElement('div');
  const source = document.createElement('div');
  source.innerHTML = `<h1>Suche</h1><div data-vp-customer>eins <b data-vp-customer>innen</b></div>
    <p>Notiz</p><p data-vp-customer>zwei</p>`;
  expect(drawPicture(picture, { source, onCopy: () => {} })).toEqual({ blocks: 2, path: undefined });
  expect(picture.textContent).toBe('eins innenzwei');
});

test.each([
  ['an action', '<button>Löschen</button>'],
  ['a way', '<a href="/haushalt">Haushalte</a>'],
  ['what is typed freely', '<textarea>interne Notiz</textarea>'],
  ['an open list', '<div role="listbox">Auswahl</div>'],
  ['what floats above', '<div role="dialog">Frage</div>'],
  ['a hidden part', '<p hidden>verborgen</p>'],
  ['what stays with the advisor', '<span data-vp-advisor-only>Vertragsnummer 4711</span>'],
  ['a frame', '<iframe srcdoc="x"></iframe>'],
])('%s is left out of a block', (_, markup) => {
  expect(drawn(markup).querySelector('[data-vp-customer], div')?.innerHTML).toBe('<div></div>');
});

test('the name of a row stays, without being a button', () => {
  const picture = drawn('<button data-vp-customer-words class="row" aria-expanded="false">Hausrat</button>');
  expect(picture.innerHTML).toContain('<span class="row">Hausrat</span>');
});

test('so does one that is a link, without the way', () => {
  const picture = drawn(
    '<a data-vp-customer-words href="/haushalt/1" aria-label="Darlehen: zu den Verträgen">Darlehen</a>',
  );
  expect(picture.querySelector('[data-vp-customer], div')?.innerHTML).toBe(
    '<div><span>Darlehen</span></div>',
  );
});

test('a sheet that explains comes into the picture, one that edits does not, wherever they stand', () => {
  const sheet = (mark: string, words: string) =>
    `<div data-side-sheet data-kind="page" ${mark}><aside><h2>${words}</h2><button>Schließen</button></aside></div>`;
  const both = sheet('data-vp-customer', 'Rechenweg') + sheet('data-vp-advisor-only', 'Vertragsnummer');
  expect(drawn(both).textContent).toBe('Rechenweg');
  expect(draw(both).textContent).toBe('Rechenweg');
});

test('a field becomes what stands in it, a box stays without a function, a slider is left to the words beside it', () => {
  const source = document.createElement('div');
  source.innerHTML = `<div data-vp-customer><label>Netto <input class="money"></label><input type="checkbox">
    <input type="password" value="geheim"><input type="range" min="-48" max="60" value="-36"></div>`;
  const [text, box] = source.querySelectorAll('input');
  if (!text || !box) throw new Error('no fields');
  text.value = '3.300';
  box.checked = true;
  const picture = document.createElement('div');
  drawPicture(picture, { source, onCopy: () => {} });
  expect(picture.textContent?.trim()).toBe('Netto 3.300');
  const copy = picture.querySelector('input');
  expect([copy?.checked, copy?.disabled, picture.querySelectorAll('input').length]).toEqual([true, true, 1]);
});

test('no handler, address or identifier goes over; what is heard does', () => {
  const html = drawn(
    `<div onclick="x()" data-key="11111111-0000" data-size="large" data-id="Contract-4711" name="iban"
      role="img" aria-label="Netto und Brutto" aria-controls="x" tabindex="0"></div>`,
  ).innerHTML;
  expect(html).toContain('data-size="large" role="img" aria-label="Netto und Brutto"');
  for (const word of ['onclick', '1111', '4711', 'iban', 'tabindex', 'aria-controls'])
    expect(html).not.toContain(word);
});

test('drawings keep their lines and bring the stripes that stand elsewhere on the page', () => {
  const picture = draw(
    `<svg><defs><pattern id="gap"><path d="M0 0V6"/></pattern></defs></svg>
     <div data-vp-customer><svg viewBox="0 0 9 9"><rect width="9" fill="url(#gap)" onload="x()"/></svg></div>`,
  );
  expect(picture.querySelector('rect')?.outerHTML).toBe('<rect width="9" fill="url(#customer-gap)"></rect>');
  expect(picture.querySelector('pattern')?.id).toBe('customer-gap');
});

test('a photograph in a drawing comes along, nothing that would be fetched', () => {
  const photograph = 'data:image/jpeg;base64,/9j/4AA=';
  const picture = draw(
    `<div data-vp-customer><svg><image href="${photograph}"/><image href="/portrait.jpg"/></svg></div>`,
  );
  const sources = [...picture.querySelectorAll('image')].map((image) => image.getAttribute('href'));
  expect(sources).toEqual([photograph, '']);
});

test('a block keeps the version of the styles that it stands under', () => {
  const picture = draw('<div data-vp-ui="1.2.0"><p data-vp-customer>x</p></div>');
  expect(picture.firstElementChild?.getAttribute('data-vp-ui')).toBe('1.2.0');
});

test.each(['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'])(
  'the account %s is never whole',
  (iban) => {
    const { textContent, innerHTML } = drawn(`<p aria-label="Konto ${iban}" role="img">Konto ${iban}.</p>`);
    expect(textContent).toBe('Konto •\u00a0•\u00a0• 3000.');
    expect(innerHTML).not.toContain('3704');
  },
);
