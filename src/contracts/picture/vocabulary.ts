import { largestPortrait } from '../portrait';

/** Text, figures and tables; nothing that acts, loads a page or is typed into. A box that is ticked stays one, disabled. */
const htmlNames = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'p',
  'span',
  'br',
  'hr',
  'wbr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'b',
  'strong',
  'i',
  'em',
  'small',
  'sub',
  'sup',
  'mark',
  'abbr',
  'time',
  'kbd',
  'code',
  'figure',
  'figcaption',
  'blockquote',
  'fieldset',
  'legend',
  'img',
  'input',
] as const;

/** Lines, fills and words of charts, and the photograph on a page of a report. */
const drawingNames = [
  'svg',
  'g',
  'path',
  'rect',
  'image',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'defs',
  'pattern',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'title',
  'desc',
] as const;

export const pictureElements = [...htmlNames, ...drawingNames] as const;
export type PictureElement = (typeof pictureElements)[number];

const known: ReadonlySet<string> = new Set(pictureElements);
const drawings: ReadonlySet<string> = new Set(drawingNames);

export const isPictureElement = (name: string): name is PictureElement => known.has(name);
export const isDrawing = (name: PictureElement): boolean => drawings.has(name);

/** Elements in which nothing stands. */
export const isEmptyElement = (name: PictureElement): boolean =>
  ['br', 'hr', 'wbr', 'col', 'img', 'input', 'image'].includes(name);

/**
 * A field without a kind would be one to type into: only boxes that can no longer be ticked are whole. A photograph is one that
 * is brought along.
 */
export const isWholeElement = (
  name: PictureElement,
  attributes: Readonly<Record<string, string>>,
): boolean => {
  if (name === 'image') return attributes['href'] !== undefined;
  return name !== 'input' || (attributes['type'] !== undefined && attributes['disabled'] !== undefined);
};

/** Ids carry a prefix of their own: none is taken for one of the page that shows the picture. */
const id = 'customer-[\\w:«»-]{1,120}';
const aboutId = new RegExp(`^${id}$`);
const aboutIds = new RegExp(`^${id}( ${id})*$`);
const ownFill = new RegExp(`^url\\(#${id}\\)$`);

/** A JPEG that is brought along: a portrait at most. Nothing is fetched, and no script runs in it. */
const photograph = new RegExp(`^data:image/jpeg;base64,(?=/9j/)[a-zA-Z0-9+/=]{4,${largestPortrait}}$`);

const words = /^[^\0]{0,2000}$/;
const count = /^\d{1,3}$/;
const nothing = /^$/;

const ofAll: Readonly<Record<string, RegExp>> = {
  class: /^[\w+/ -]{0,600}$/,
  id: aboutId,
  lang: /^[a-zA-Z-]{2,12}$/,
  dir: /^(ltr|rtl|auto)$/,
  role: /^(img|group|region|list|listitem|presentation|none|progressbar|meter|table|rowgroup|row|cell|columnheader|rowheader|caption|figure|term|definition)$/,
  'aria-label': words,
  'aria-labelledby': aboutIds,
  'aria-hidden': /^(true|false)$/,
  'aria-roledescription': words,
  'aria-valuemin': /^[\d.,-]{1,24}$/,
  'aria-valuemax': /^[\d.,-]{1,24}$/,
  'aria-valuenow': /^[\d.,-]{1,24}$/,
  'aria-valuetext': words,
  title: words,
  // styles of a release of the core hold under its version
  'data-vp-ui': /^[\w.+-]{1,24}$/,
};

const ofHtml: Readonly<Record<string, RegExp>> = {
  colspan: count,
  rowspan: count,
  scope: /^(row|col)(group)?$/,
};

const ofElements: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  // as a picture it runs no script and loads nothing
  img: { alt: words, src: /^data:image\/svg\+xml[;,][\w%.,;:=+/!*'()~-]{0,20000}$/ },
  image: { href: photograph },
  input: { type: /^(checkbox|radio)$/, checked: nothing, disabled: nothing },
};

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Looks of components: one word, never an id or an amount. */
const look = { name: /^data-(?!vp-|key$)[a-z]+(-[a-z]+){0,4}$/, value: /^[a-zA-Z-]{0,24}$/ };

const drawingAttributes: ReadonlySet<string> = wordsIn(`
  viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points pathLength
  transform offset opacity focusable fill fill-opacity fill-rule stroke stroke-width
  stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset vector-effect clip-path clip-rule clipPathUnits mask maskUnits paint-order
  shape-rendering patternUnits patternContentUnits patternTransform gradientUnits
  gradientTransform stop-color stop-opacity text-anchor dominant-baseline alignment-baseline
  font-size font-weight letter-spacing textLength lengthAdjust
`);

/** What a browser reads as CSS: numbers, colours, names, and functions that load nothing; no escapes, no addresses. */
const plain = /^[\w\s.,#%()+*-]*$/;
const called = /([\w-]*)\(/g;
const functions: ReadonlySet<string> = wordsIn(`
  var calc min max clamp rgb rgba hsl hsla oklch repeat minmax translate translateX translateY
  rotate scale skewX skewY matrix
`);
const longestDrawn = 50_000;

const isPlain = (value: string): boolean =>
  value.length <= longestDrawn &&
  plain.test(value) &&
  [...value.matchAll(called)].every(([, name = '']) => name === '' || functions.has(name));

/** Whether an element of a picture may carry this attribute with this value; `style` and addresses it never may. */
export function isPictureAttribute(element: PictureElement, name: string, value: string): boolean {
  const rule = ruleOf(element, name);
  if (rule) return rule.test(value);
  if (look.name.test(name)) return look.value.test(value);
  return isDrawing(element) && drawingAttributes.has(name) && (isPlain(value) || ownFill.test(value));
}

function ruleOf(element: PictureElement, name: string): RegExp | undefined {
  const tables = [ofElements[element] ?? {}, ...(isDrawing(element) ? [] : [ofHtml]), ofAll];
  return tables.find((table) => Object.hasOwn(table, name))?.[name];
}

/** What a component sets by itself: measures and colours. Where it stands is the style sheets' business. */
const styleProperties: ReadonlySet<string> = wordsIn(`
  width min-width max-width height min-height max-height aspect-ratio left right top bottom
  transform translate rotate scale order margin-top margin-right margin-bottom margin-left
  padding-top padding-right padding-bottom padding-left row-gap column-gap flex-grow flex-shrink
  flex-basis grid-column-start grid-column-end grid-row-start grid-row-end grid-template-columns
  grid-template-rows text-align font-size font-weight color background-color opacity fill stroke
  stroke-dasharray stroke-dashoffset
`);
const custom = /^--[a-z][\w-]{0,60}$/;

/** Whether an element of a picture may be given this style of its own. */
export const isPictureStyle = (property: string, value: string): boolean =>
  (styleProperties.has(property) || custom.test(property)) && value.length <= 400 && isPlain(value);
