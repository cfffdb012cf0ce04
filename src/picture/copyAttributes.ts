/** Roles that say what something is; roles of what can be operated do not come into the picture. */
const staticRoles = new Set([
  'img',
  'group',
  'region',
  'list',
  'listitem',
  'presentation',
  'none',
  'progressbar',
  'meter',
  'table',
  'rowgroup',
  'row',
  'cell',
  'columnheader',
  'rowheader',
  'caption',
  'figure',
  'term',
  'definition',
]);

const plainNames = new Set(['class', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'alt', 'title']);
const spokenNames = new Set([
  'aria-label',
  'aria-labelledby',
  'aria-hidden',
  'aria-roledescription',
  'aria-valuemin',
  'aria-valuemax',
  'aria-valuenow',
  'aria-valuetext',
]);

/** Looks of components: one word, never an id or an amount. */
const lookOfComponent = (name: string, value: string) =>
  /^data-(?!vp-|key$)/.test(name) && /^[a-zA-Z-]{0,24}$/.test(value);

const prefix = 'customer-';
const inPicture = (references: string) => references.replace(/\S+/g, (id) => prefix + id);

/** Copies what is seen and heard of an element. Ids get a prefix: the picture may stand in the same document. */
export function copyAttributes(source: Element, copy: Element, isDrawing: boolean): void {
  const role = source.getAttribute('role');
  const isStatic = role === null || staticRoles.has(role);
  for (const { name, value } of source.attributes) {
    if (name === 'id') copy.id = prefix + value;
    else if (name === 'role') {
      if (isStatic) copy.setAttribute(name, value);
    } else if (name.startsWith('aria-')) {
      if (isStatic && spokenNames.has(name))
        copy.setAttribute(name, name === 'aria-labelledby' ? inPicture(value) : value);
    } else if (isDrawing ? isOfDrawing(name) : plainNames.has(name) || lookOfComponent(name, value))
      copy.setAttribute(name, drawn(name, value));
  }
  // By its object, as the content security policy wants it.
  if (isStyled(source) && isStyled(copy) && source.style.length > 0)
    copy.style.cssText = source.style.cssText;
  if (source instanceof HTMLImageElement && source.src.startsWith('data:'))
    copy.setAttribute('src', source.src);
}

const isStyled = (element: Element): element is Element & ElementCSSInlineStyle => 'style' in element;

const isOfDrawing = (name: string) => !name.startsWith('on') && name !== 'style' && name !== 'tabindex';

/** Drawings refer only to what is drawn here, and to photographs that they bring along. */
function drawn(name: string, value: string): string {
  if (value.startsWith('data:image/jpeg')) return value;
  if (name.endsWith('href')) return value.startsWith('#') ? `#${prefix}${value.slice(1)}` : '';
  return value.replace(/url\(["']?#([^"')]+)["']?\)/g, `url(#${prefix}$1)`);
}

/** Ids of fills and clippings that a picture refers to, as they are called in the page. */
export function referredIds(picture: Element): string[] {
  const values = [...picture.querySelectorAll('svg *')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  const found = values.flatMap((value) => /url\(#customer-([^)]+)\)/.exec(value)?.[1] ?? []);
  return [...new Set(found)];
}
