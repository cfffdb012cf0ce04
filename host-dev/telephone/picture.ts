import { drawTree, isReleasedStyle, type ShownPicture } from '@vp-digital/core/contracts';
import { elementOf, tellQuestion } from './parts';

/** Milliseconds that a picture waits for new style sheets. */
const patience = 800;

/** What stands before every address of ours, where a proxy takes it off. */
export const basePath = document.documentElement.dataset['base'] ?? '';

const sheets = new Map<string, Promise<unknown>>();

/** Shows a picture in place of the one before; what stays the same stays where it stands. */
export async function show({ language, styles, nodes }: ShownPicture): Promise<void> {
  const loading = Promise.all(styles.filter(isReleasedStyle).map(loaded));
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patience))]);
  const place = elementOf('#picture');
  place.lang = language;
  const drawn = drawTree(nodes, document);
  drawn.forEach((node, at) => {
    const before = place.childNodes[at];
    if (!before) place.append(node);
    else if (!before.isEqualNode(node)) before.replaceWith(node);
  });
  while (place.childNodes.length > drawn.length) place.lastChild?.remove();
}

/** Leaves nothing of what was shown. */
export function forget(): void {
  for (const place of ['#picture', '#shown .title']) elementOf(place).replaceChildren();
  tellQuestion();
}

function loaded(address: string): Promise<unknown> {
  const known = sheets.get(address);
  if (known) return known;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = basePath + address;
  const settled = new Promise((resolve) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', resolve);
  });
  sheets.set(address, settled);
  document.head.append(sheet);
  return settled;
}
