/** @jest-environment jsdom */
import * as fc from 'fast-check';
import { largestPortrait } from '../portrait';
import { drawTree } from './drawTree';
import { deepestPicture, mostPictureNodes, type PictureNode, pictureTree } from './pictureTree';
import { treeOf } from './treeOf';

function pictureOf(markup: string): Element {
  const picture = document.createElement('div');
  picture.innerHTML = markup;
  return picture;
}

const isAccepted = (nodes: unknown) => pictureTree.safeParse(nodes).success;

function drawn(nodes: readonly PictureNode[]): HTMLElement {
  const place = document.createElement('div');
  place.append(...drawTree(nodes, document));
  return place;
}

/** Sent as the service sends it, and drawn as the telephone draws it. */
const shown = (markup: string) =>
  drawn(JSON.parse(JSON.stringify(treeOf(pictureOf(markup)))) as PictureNode[]); // ours

const harmless = `<div data-vp-ui="1.0.0" data-page=""><section class="a_b c" data-size="large" id="customer-x">
  <h1>Ihr Überblick, Jonas &amp; Aylin</h1><ul><li aria-label="frei: 566 €" role="listitem">566&nbsp;€</li></ul>
  <table><caption>Summen</caption><tbody><tr><th scope="row" colspan="2">Netto</th><td>3.300 €</td></tr></tbody></table>
  <svg viewBox="0 0 9 9" role="img" aria-label="Ring"><defs><pattern id="customer-gap" width="6"><path d="M0 0V6" stroke="var(--vp-line)"></path></pattern></defs>
  <rect width="9" height="9" fill="url(#customer-gap)" transform="rotate(45 1 1)"></rect><text text-anchor="end">5 %</text></svg>
  <input type="checkbox" checked="" disabled="" aria-hidden="true"><br></section></div>`;

test('a picture arrives as it was: words, figures, tables, charts with their fills, boxes that are ticked', () => {
  const before = pictureOf(harmless);
  expect(isAccepted(treeOf(before))).toBe(true);
  expect(shown(harmless).innerHTML).toBe(before.innerHTML);
});

test('measures and colours that a component sets itself arrive by their object', () => {
  const place = shown(
    '<div style="width: 40%; color: rgb(1, 2, 3); --share: 0.4; position: fixed; z-index: 9"></div>',
  );
  const [{ style }] = place.children as unknown as [HTMLElement]; // the one that was drawn
  expect([style.width, style.color, style.getPropertyValue('--share')]).toEqual([
    '40%',
    'rgb(1, 2, 3)',
    '0.4',
  ]);
  expect([style.position, style.zIndex]).toEqual(['', '']);
});

const photograph = (characters: number) => `data:image/jpeg;base64,/9j/${'A'.repeat(characters - 4)}`;
const framed = (href: string) => `<svg><image x="9" width="54" height="68" href="${href}"></image></svg>`;

test('a photograph that a drawing brings along arrives, as large as portraits may be', () => {
  const markup = framed(photograph(largestPortrait));
  expect(isAccepted(treeOf(pictureOf(markup)))).toBe(true);
  expect(shown(markup).innerHTML).toBe(markup);
});

test.each([
  ['larger than a portrait', photograph(largestPortrait + 1)],
  ['somewhere else', 'https://example.org/x.jpg'],
  ['a drawing, which may hold more than it shows', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['no JPEG', 'data:image/jpeg;base64,PHN2Zz4='],
  ['followed by something else', `${photograph(8)}" onload="x()`.replaceAll('"', '&quot;')],
])('a photograph that is %s does not come along', (_, href) =>
  expect(shown(framed(href)).querySelectorAll('*:not(svg)')).toHaveLength(0),
);

test.each([
  ['markup in a name', '<h1>&lt;script&gt;alert(1)&lt;/script&gt; Muster</h1>'],
  ['markup in a note', '<p>&lt;img src=x onerror=alert(1)&gt; " onload="x</p>'],
  ['an address in a note', '<p>javascript:alert(1) data:text/html,x</p>'],
  ['quotes in what is heard', `<p role="img" aria-label="&quot;&gt;&lt;script&gt;"></p>`],
])('%s is a text and stays one', (_, markup) => {
  const place = shown(markup);
  expect(place.innerHTML).toBe(pictureOf(markup).innerHTML);
  expect(place.querySelector('script, img')).toBeNull();
});

test.each([
  ['a script', '<script>x()</script>'],
  ['a script in a drawing', '<svg><script>x()</script></svg>'],
  ['markup in a drawing', '<svg><foreignObject><div>x</div></foreignObject></svg>'],
  [
    'something that moves',
    '<svg><animate attributeName="href" to="javascript:x()"></animate><set></set></svg>',
  ],
  [
    'what is drawn elsewhere',
    '<svg><use href="https://example.org/x.svg#a"></use><image href="x.png"></image></svg>',
  ],
  ['a way', '<a href="javascript:x()">Weiter</a>'],
  ['a form', '<form action="/x"><button>Los</button></form>'],
  ['a frame', '<iframe srcdoc="x"></iframe><object data="x"></object><embed src="x">'],
  [
    'a style sheet',
    '<style>*{}</style><link rel="stylesheet" href="/x.css"><base href="/"><meta http-equiv="refresh">',
  ],
  ['a template', '<template><b>x</b></template>'],
])('%s is neither sent, accepted nor drawn', (_, markup) => {
  const names = [...pictureOf(markup).querySelectorAll('*')].map(({ localName }) => localName);
  expect(shown(markup).querySelectorAll('*:not(svg)')).toHaveLength(0);
  for (const name of names.filter((one) => one !== 'svg' && one !== 'div' && one !== 'b')) {
    const forged = [{ in: -1, name }] as unknown as PictureNode[]; // from somebody who keeps to nothing
    expect(isAccepted(forged)).toBe(false);
    expect(drawn(forged).childNodes).toHaveLength(0);
  }
});

const forgedAttributes: [element: string, name: string, value: string][] = [
  ['div', 'onclick', 'x()'],
  ['svg', 'onload', 'x()'],
  ['div', 'style', 'color: red'],
  ['div', 'href', '#x'],
  ['rect', 'href', '#customer-x'],
  ['rect', 'xlink:href', '#x'],
  ['image', 'href', 'https://example.org/x.jpg'],
  ['image', 'href', 'javascript:x()'],
  ['image', 'xlink:href', 'x.jpg'],
  ['rect', 'href', 'data:image/jpeg;base64,/9j/'],
  ['img', 'src', 'data:image/jpeg;base64,/9j/'],
  ['img', 'src', 'https://example.org/x.png'],
  ['img', 'src', 'data:text/html,<script>x()</script>'],
  ['img', 'src', 'data:image/png;base64,AAAA'],
  ['img', 'srcset', 'x.png 2x'],
  ['rect', 'fill', 'url(https://example.org/x.svg#a)'],
  ['rect', 'fill', 'url(#inhalt)'],
  ['rect', 'fill', 'u\\72l(https://example.org)'],
  ['rect', 'fill', 'image-set("x.png" 1x)'],
  ['rect', 'filter', 'url(#customer-x)'],
  ['div', 'id', 'picture'],
  ['div', 'aria-labelledby', 'inhalt'],
  ['div', 'role', 'button'],
  ['div', 'role', 'alert'],
  ['div', 'tabindex', '0'],
  ['div', 'contenteditable', ''],
  ['div', 'popover', ''],
  ['div', 'is', 'x-y'],
  ['div', 'slot', 'x'],
  ['div', 'data-vp-advisor-only', ''],
  ['div', 'data-key', 'household'],
  ['div', 'data-id', '4711'],
  ['input', 'type', 'password'],
  ['input', 'name', 'x'],
  ['input', 'value', 'x'],
  ['div', 'constructor', 'x'],
];

test.each(forgedAttributes)(
  'of %s the attribute %s="%s" is neither accepted nor drawn',
  (name, key, value) => {
    const forged = [{ in: -1, name, attributes: { [key]: value } }] as unknown as PictureNode[]; // see above
    expect(isAccepted(forged)).toBe(false);
    expect(drawn(forged).firstElementChild?.getAttribute(key) ?? null).toBeNull();
  },
);

test.each([
  ['background-image', 'url(https://example.org/x.png)'],
  ['background-color', 'url(https://example.org/x.png)'],
  ['--share', 'url(x.png)'],
  ['--share', 'image-set("x.png" 1x)'],
  ['--share', 'u\\72l(x)'],
  ['color', 'red; position: fixed'],
  ['width', '1px /*'],
  ['position', 'fixed'],
  ['content', 'attr(x)'],
  ['behavior', 'x'],
])('the style %s: %s is neither accepted nor drawn', (property, value) => {
  const forged: PictureNode[] = [{ in: -1, name: 'div', style: { [property]: value } }];
  expect(isAccepted(forged)).toBe(false);
  expect(drawn(forged).firstElementChild?.getAttribute('style')).toBeNull();
});

test.each<[string, unknown]>([
  [
    'nodes in a text',
    [
      { in: -1, text: 'a' },
      { in: 0, text: 'b' },
    ],
  ],
  [
    'nodes in what comes later',
    [
      { in: 1, text: 'a' },
      { in: -1, name: 'div' },
    ],
  ],
  ['nodes in themselves', [{ in: 0, name: 'div' }]],
  [
    'nodes in an empty element',
    [
      { in: -1, name: 'br' },
      { in: 0, text: 'a' },
    ],
  ],
  ['an id twice', [1, 2].map(() => ({ in: -1, name: 'div', attributes: { id: 'customer-x' } }))],
  ['a field to type into', [{ in: -1, name: 'input' }]],
  ['a box to tick', [{ in: -1, name: 'input', attributes: { type: 'checkbox' } }]],
  ['a node of both kinds', [{ in: -1, name: 'div', text: 'a' }]],
  ['an unknown member', [{ in: -1, name: 'div', innerHTML: '<b>x</b>' }]],
  ['no list', { in: -1, text: 'a' }],
  ['very many nodes', Array.from({ length: mostPictureNodes + 1 }, () => ({ in: -1, text: 'a' }))],
  ['a great depth', Array.from({ length: deepestPicture + 1 }, (_, at) => ({ in: at - 1, name: 'div' }))],
])('%s are not accepted', (_, nodes) => expect(isAccepted(nodes)).toBe(false));

test('a page of any depth and size is sent as far as it may be, and what is sent is accepted', () => {
  const deep = document.createElement('div');
  let inner: Element = deep;
  for (let depth = 0; depth < 500; depth += 1) inner = inner.appendChild(document.createElement('div'));
  inner.append('unten');
  expect(isAccepted(treeOf(deep))).toBe(true);
  const wide = document.createElement('div');
  for (let at = 0; at < mostPictureNodes + 5; at += 1) wide.append(document.createElement('br'));
  expect(isAccepted(treeOf(wide))).toBe(true);
});

test('of an id that stands twice the first stays', () => {
  const place = shown('<p id="customer-a">eins</p><p id="customer-a">zwei</p>');
  expect([...place.children].map(({ id }) => id)).toEqual(['customer-a', '']);
});

const name = fc.constantFrom(
  'div',
  'p',
  'a',
  'script',
  'svg',
  'rect',
  'foreignObject',
  'img',
  'input',
  'style',
  'iframe',
);
const attribute = fc.tuple(
  fc.constantFrom(
    'class',
    'id',
    'style',
    'href',
    'src',
    'onclick',
    'fill',
    'title',
    'data-x',
    'role',
    'type',
  ),
  fc.oneof(
    fc.string(),
    fc.constantFrom(
      'javascript:x()',
      'url(x)',
      'customer-a',
      'data:text/html,x',
      'background: url(x)',
      'checkbox',
    ),
  ),
);
interface Made {
  name: string;
  attributes: [string, string][];
  text: string;
  children: Made[];
}
const made = fc.letrec<{ made: Made }>((tie) => ({
  made: fc.record({
    name,
    attributes: fc.array(attribute, { maxLength: 4 }),
    text: fc.string({ unit: 'binary' }),
    children: fc.oneof({ maxDepth: 4 }, fc.constant<Made[]>([]), fc.array(tie('made'), { maxLength: 3 })),
  }),
})).made;

function build({ name: called, attributes, text, children }: Made): Element {
  const isDrawing = ['svg', 'rect', 'foreignObject'].includes(called);
  const element = isDrawing
    ? document.createElementNS('http://www.w3.org/2000/svg', called)
    : document.createElement(called);
  for (const [key, value] of attributes) element.setAttribute(key, value);
  element.append(text, ...children.map(build));
  return element;
}

test('whatever a page is made of: what is sent is accepted, draws the same again, and nothing of it acts or loads', () => {
  fc.assert(
    fc.property(fc.array(made, { maxLength: 4 }), (elements) => {
      const picture = document.createElement('div');
      picture.append(...elements.map(build));
      const nodes = treeOf(picture);
      expect(pictureTree.parse(nodes)).toEqual(nodes);
      const place = drawn(nodes);
      expect(treeOf(place)).toEqual(nodes);
      expect(place.querySelector('a, script, style, iframe, foreignObject')).toBeNull();
      for (const element of place.querySelectorAll('*'))
        for (const { name: key, value } of element.attributes) {
          if (element.localName !== 'image') expect(key).not.toMatch(/^on|href|action/);
          if (key !== 'title') expect(value).not.toMatch(/javascript:|text\/html|url\((?!#customer-)/);
        }
    }),
    { numRuns: 300 },
  );
});
